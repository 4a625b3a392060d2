import * as z from 'zod/mini';
import { calendarDate, id, listOf, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

const override = z.pipe(
  z.object({ communityId: id, newAgentId: orNull(text(1500)) }),
  z.transform(({ communityId, newAgentId }) => ({ communityId, newAgentId: newAgentId || null })),
);

/**
 * Reads one entry of a night's schedule.
 * @returns null if damaged.
 */
export const readOverride = (entry: unknown): z.output<typeof override> | null => {
  const read = z.safeParse(override, entry);
  return read.success ? read.data : null;
};

/**
 * One night's changes to the regular assignments, `customers/{customerId}/schedule/{YYYY-MM-DD}`. An entry without
 * `newAgentId` (absent, empty or null; read as null) means that the shift was cleared. A damaged entry is counted and
 * skipped, so it never hides the others.
 */
export const scheduleNightSchema = z.pipe(
  z.object({ id: calendarDate, schedule: listOf(z.unknown()), lastUpdated: orNull(instant) }),
  z.transform(({ id: date, schedule, lastUpdated }) => {
    const readable = schedule.flatMap((entry) => readOverride(entry) ?? []);
    return { id: date, schedule: readable, lastUpdated, damaged: schedule.length - readable.length };
  }),
);

/** A night's readable changes. */
export type ScheduleNight = Omit<z.output<typeof scheduleNightSchema>, 'damaged'>;
