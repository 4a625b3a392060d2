import type { Suppression } from '../message/message.ts';

/** Why the office can't take a suppression back. */
export type TheirOwn = 'stopped' | 'bounced';

/** Whether the office can't take a suppression back: they wrote STOP, or their number refuses what is sent. */
export const isTheirOwn = ({ reason, stoppedAt }: Pick<Suppression, 'reason' | 'stoppedAt'>): boolean =>
  reason !== 'byHand' || stoppedAt !== null;

/** Why the office can't take back a suppression that `isTheirOwn`: a landline writes no START. */
export const theirOwnReason = ({ reason }: Pick<Suppression, 'reason'>): TheirOwn =>
  reason === 'bounced' ? 'bounced' : 'stopped';
