import {
  combineLive,
  useAssignmentDirectory,
  useUpcomingNights,
  useCommunityDirectory,
  useNow,
  useRecentRequests,
  type LiveResult,
} from 'shared-lib/data';
import {
  deactivationOf,
  earliestToday,
  indexAssignments,
  type Assignments,
  type DirectoryCommunity,
  type Deactivation,
  type RequestRecord,
  type TeamRequest,
} from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';

/** The records that a deactivation would change, and the data to describe them. */
export interface DeactivationPreview {
  touched: Deactivation<TeamRequest>;
  /** By name. */
  communities: readonly DirectoryCommunity[];
  requestRecords: readonly Pick<RequestRecord, 'requests'>[];
  assignments: Assignments;
}

/**
 * The records that deactivating a member would change now, live, by the same rules as the function.
 * @param language a BCP 47 tag, for the order of communities.
 */
export function useDeactivation(memberId: string, language: string): LiveResult<DeactivationPreview> {
  const now = useNow();
  return combineLive(
    [
      useCommunityDirectory(),
      useAssignmentDirectory(),
      useUpcomingNights(earliestToday(now)),
      useRecentRequests(),
    ],
    (communities, assignedAgents, scheduleNights, requestRecords) => {
      const { compare } = textCollator(language);
      return {
        touched: deactivationOf(memberId, {
          communities,
          assignedAgents,
          scheduleNights,
          requestRecords,
          now,
        }),
        communities: communities.toSorted((a, b) => compare(a.propertyName, b.propertyName)),
        requestRecords,
        assignments: indexAssignments(assignedAgents, scheduleNights),
      };
    },
  );
}
