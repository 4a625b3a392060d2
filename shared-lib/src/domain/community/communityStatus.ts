import * as z from 'zod/mini';
import { id, listOf, orNull, weekday } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** The fields that say whether a community is served. Only functions write them. */
export const statusFields = {
  /** Epoch milliseconds; null while served. */
  archivedAt: orNull(instant),
  /** Set if it was deleted after nights of service: only its name is kept, for the records of those nights. */
  deletedAt: orNull(instant),
  /** Its assignments when archived; restoring gives them back to members who are still on the team. */
  archivedWith: orNull(
    z.object({
      districtManagerId: orNull(id),
      agents: listOf(z.object({ day: weekday, memberId: id }), 7),
    }),
  ),
  /** The operation in progress or interrupted; the same call again completes it. */
  unfinished: orNull(z.enum(['archiving', 'deleting'])),
};

interface Lifecycle {
  readonly archivedAt: number | null;
}

/** Whether a community is excluded from lists, schedules, plan counts and public pages. Deleted ones are, too. */
export const isArchived = ({ archivedAt }: Lifecycle): boolean => archivedAt !== null;

/** The one rule that excludes archived communities from lists, pickers, schedules and counts. */
export const withoutArchived = <T extends Lifecycle>(communities: readonly T[]): readonly T[] =>
  communities.some(isArchived) ? communities.filter((community) => !isArchived(community)) : communities;
