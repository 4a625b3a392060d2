import * as z from 'shared-lib/domain/schema';
import { calendarDate, count, id, sentId, weekday } from 'shared-lib/domain/schema';

/** What is asked of whoever archives, restores or deletes a community. */
export const communityOrderSchema = z.object({ communityId: sentId });

/** How many communities one call may ask about. */
export const maxFootprints = 50;

/** Of which communities is asked what hangs on them. */
export const footprintOrderSchema = z.object({
  communityIds: z.array(sentId).check(z.minLength(1), z.maxLength(maxFootprints)),
});

const footprint = z.object({
  communityId: id,
  /** Who serves it regularly. */
  regular: z.array(z.object({ day: weekday, memberId: id })),
  /** The nights to come on which the schedule names it, soonest first. */
  nights: z.array(calendarDate),
  /** How many requests for a shift there are pending. */
  requests: count,
  units: count,
  checkpoints: count,
  binTags: count,
  /** Whether there is any record of a night there. */
  hasHistory: z.boolean(),
});

/** What hangs on a community, as it is said before it is archived or deleted. */
export type CommunityFootprint = z.output<typeof footprint>;

/** What hangs on some communities, in the order in which they were asked for; those that are gone are left out. */
export const footprintsSchema = z.object({ footprints: z.array(footprint) });
