import * as z from 'shared-lib/domain/schema';
import { calendarDate, count, id, idInput, weekday } from 'shared-lib/domain/schema';

/** Maximum number of communities in one call. */
export const maxFootprints = 50;

/** The communities whose dependents are requested. */
export const footprintOrderSchema = z.object({
  communityIds: z.array(idInput).check(z.minLength(1), z.maxLength(maxFootprints)),
});

const footprint = z.object({
  communityId: id,
  /** The regular specialists. */
  regular: z.array(z.object({ day: weekday, memberId: id })),
  /** The upcoming nights in its schedule, soonest first. */
  nights: z.array(calendarDate),
  /** Number of pending shift requests. */
  requests: count,
  units: count,
  checkpoints: count,
  binTags: count,
  /** Whether there is any record of a night there. */
  hasHistory: z.boolean(),
});

/** A community's dependents, shown before it is archived or deleted. */
export type CommunityFootprint = z.output<typeof footprint>;

/** The dependents of some communities, in the requested order; deleted ones are left out. */
export const footprintsSchema = z.object({ footprints: z.array(footprint) });
