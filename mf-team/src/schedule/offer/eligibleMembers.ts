import { ineligibleFor } from 'mf-team/domain';
import { conflictsOf, type DirectoryMember, type Duties, type ShiftPlace } from 'shared-lib/domain';

/**
 * The members who may take an open shift, by the rule of the function that gives it to them, in the given order.
 * @param workedMin minutes on the clock in the shift's week, by member.
 */
export const eligibleMembers = <Member extends Pick<DirectoryMember, 'id' | 'tier' | 'isActive'>>(
  team: readonly Member[],
  place: ShiftPlace,
  duties: Duties,
  workedMin: ReadonlyMap<string, number>,
): Member[] =>
  team.filter(
    ({ id, tier, isActive }) =>
      ineligibleFor({
        isActive,
        tier,
        conflicts: conflictsOf(id, place, duties),
        workedMin: workedMin.get(id) ?? 0,
      }) === null,
  );
