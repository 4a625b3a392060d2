import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, count, id } from 'shared-lib/domain/schema';

/** How many nights the grid shows. */
export const gridNights = 7;

/** A community's night with a shift. */
const coveredNight = z.object({
  date: calendarDate,
  /** The checkpoints of the route; 0 for a community without any. */
  expected: count,
  scanned: count,
  /** Whether someone is still on the route. Nothing is counted until they are done. */
  isUnderWay: z.boolean(),
});

const coveredCommunity = z.object({ communityId: id, nights: z.array(coveredNight) });

/** A community's nights with a shift, oldest first. */
export type CoveredCommunity = z.output<typeof coveredCommunity>;

/** Calls about checkpoints. */
export const coverageCalls = {
  countCheckpoints: {
    payload: z.object({ until: calendarDate }),
    result: z.object({ communities: z.array(coveredCommunity) }),
  },
} satisfies CallTable;
