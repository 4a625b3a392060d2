import { conflictsOf, severityOf, type Duties, type ShiftChange, type ShiftPlace } from 'shared-lib/domain';

/** Why a shift of a night off can't be given to its substitute, or can't be offered. */
export const coverRefusalReasons = ['inactive', 'timeOff', 'busy', 'started'] as const;

/** A shift of a night off whose chosen cover is rejected. */
export interface CoverRefusal extends ShiftPlace {
  readonly reason: (typeof coverRefusalReasons)[number];
}

/**
 * The shifts of a night off that can't be given to their substitutes, because these are inactive, off that
 * night, or serve another community at the same hour. Requested nights off and full weeks are left to the
 * office's judgment. Several of the shifts may go to the same substitute, since one person served them.
 * @param awayId the absent member: giving a shift back to them undoes a decision.
 * @param duties what the substitutes serve before these changes.
 */
export const substituteRefusals = (
  shifts: readonly ShiftChange[],
  awayId: string,
  duties: Duties,
): CoverRefusal[] =>
  shifts.flatMap(({ communityId, serviceDate, to }) => {
    const memberId = to?.newAgentId ?? awayId;
    if (memberId === awayId) return [];
    const conflicts = conflictsOf(memberId, { communityId, serviceDate }, duties);
    const conflict = conflicts.find((each) => severityOf(each) !== 'informs');
    if (!conflict) return [];
    const reason = conflict.kind === 'sameHour' ? 'busy' : conflict.kind;
    return [{ communityId, serviceDate, reason }];
  });
