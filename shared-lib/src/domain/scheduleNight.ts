import * as z from 'zod/mini';
import { calendarDate, id, listOf, orNull, text } from './fields.ts';
import { instant } from './instant.ts';

const override = z.pipe(
  z.object({ communityId: id, newAgentId: orNull(text(1500)) }),
  z.transform(({ communityId, newAgentId }) => ({ communityId, newAgentId: newAgentId || null })),
);

/**
 * The changes to the regular assignments of one night, `customers/{customerId}/schedule/{YYYY-MM-DD}`. An entry
 * without `newAgentId` (absent, empty or null; read as null) means that the shift was cleared.
 */
export const scheduleNightSchema = z.object({
  id: calendarDate,
  schedule: listOf(override),
  lastUpdated: orNull(instant),
});

export type ScheduleNight = z.output<typeof scheduleNightSchema>;
