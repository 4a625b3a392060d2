import type { StartedShift, ShiftChange, ShiftOverride } from 'shared-lib/domain';

/**
 * The shifts that changes would take from someone on the clock there. The office must confirm before it reassigns them
 * (the board doesn't offer it).
 * @param onTheClock who is on the clock, and where.
 * @param regularAgent the regular specialist of a shift's night; null if none.
 */
export const startedShifts = (
  shifts: readonly ShiftChange[],
  onTheClock: readonly StartedShift[],
  regularAgent: (shift: Pick<ShiftChange, 'communityId' | 'serviceDate'>) => string | null,
): StartedShift[] =>
  shifts.flatMap((shift) => {
    const served = (by: ShiftOverride | null) => (by === null ? regularAgent(shift) : by.newAgentId);
    const agentId = served(shift.from);
    if (agentId === served(shift.to)) return [];
    const begun = onTheClock.find(
      ({ communityId, serviceDate, memberId }) =>
        communityId === shift.communityId && serviceDate === shift.serviceDate && memberId === agentId,
    );
    return begun ? [begun] : [];
  });
