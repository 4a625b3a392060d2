import type { Shift } from 'shared-lib/domain';
import { notifyGrouped } from './notifyGrouped.ts';

/** A shift without a clock-in. */
export type LateShift = Shift & { readonly scheduledStart: number };

/**
 * Notifies the owner and Admins of shifts that started at the same time and have no clock-in.
 * @param shifts at least one
 * @param at epoch milliseconds
 */
export const notifyLateShifts = async (
  customerId: string,
  shifts: readonly LateShift[],
  at: number,
): Promise<void> => {
  const [first] = shifts;
  if (first === undefined) return;
  const events = shifts.map(({ communityId, serviceDate, scheduledStart, agentId }) => ({
    news: { kind: 'lateShift', communityId, serviceDate, scheduledStart } as const,
    place: { memberId: agentId, communityId },
  }));
  const start = new Date(first.scheduledStart).toISOString().slice(0, 16);
  await notifyGrouped(customerId, events, `lateShifts-${start}`, at);
};
