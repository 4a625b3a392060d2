import type { Suppression } from '../message/message.ts';

/** Why the office can't remove a suppression. */
export type TheirOwn = 'stopped' | 'bounced';

/** Whether the office can't remove a suppression: the resident wrote STOP, or their number refuses messages. */
export const isTheirOwn = ({ reason, stoppedAt }: Pick<Suppression, 'reason' | 'stoppedAt'>): boolean =>
  reason !== 'byHand' || stoppedAt !== null;

/** Why the office can't remove a suppression that is `isTheirOwn`: a landline can't send START. */
export const theirOwnReason = ({ reason }: Pick<Suppression, 'reason'>): TheirOwn =>
  reason === 'bounced' ? 'bounced' : 'stopped';
