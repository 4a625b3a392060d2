import * as z from 'zod/mini';
import { id, listOf, orNull, weekday } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** The fields that say whether a community is served. Functions alone write them. */
export const standingFields = {
  /** Epoch milliseconds; null for one that is served. */
  archivedAt: orNull(instant),
  /** Of one that was deleted after nights of service: no more than its name is kept, for the records of those nights. */
  deletedAt: orNull(instant),
  /** What it had when it was archived, which restoring gives back to those who are still there. */
  archivedWith: orNull(
    z.object({
      districtManagerId: orNull(id),
      agents: listOf(z.object({ day: weekday, memberId: id }), 7),
    }),
  ),
  /** What goes on, or broke off in the middle: the same call again finishes it. */
  unfinished: orNull(z.enum(['archiving', 'deleting'])),
};

interface Standing {
  readonly archivedAt: number | null;
  readonly deletedAt: number | null;
}

export type CommunityStanding = 'served' | 'archived' | 'deleted';

/** Whether a community is out of lists, schedules, plan counts and public pages. One that was deleted is, too. */
export const isArchived = ({ archivedAt }: Pick<Standing, 'archivedAt'>): boolean => archivedAt !== null;

/** The one rule by which lists, pickers, schedules and counts leave archived communities out. */
export const withoutArchived = <T extends Pick<Standing, 'archivedAt'>>(
  communities: readonly T[],
): readonly T[] =>
  communities.some(isArchived) ? communities.filter((community) => !isArchived(community)) : communities;

/** Where a community stands. */
export const communityStandingOf = ({ archivedAt, deletedAt }: Standing): CommunityStanding => {
  if (deletedAt !== null) return 'deleted';
  return archivedAt === null ? 'served' : 'archived';
};
