import type { Suppression } from '../message/message.ts';

/** Why the office can't remove a suppression. */
export type SelfSuppression = 'stopped' | 'bounced';

/** Whether the office can't remove a suppression: the resident wrote STOP, or their number refuses messages. */
export const isSelfSuppressed = ({ reason, stoppedAt }: Pick<Suppression, 'reason' | 'stoppedAt'>): boolean =>
  reason !== 'byHand' || stoppedAt !== null;

/** Why the office can't remove a suppression that is `isSelfSuppressed`: a landline can't send START. */
export const selfSuppressionReason = ({ reason }: Pick<Suppression, 'reason'>): SelfSuppression =>
  reason === 'bounced' ? 'bounced' : 'stopped';
