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
  z.object({
    id: calendarDate,
    schedule: listOf(z.unknown()),
    lastUpdated: orNull(instant),
    /** The shifts offered to the team. */
    offered: listOf(z.unknown()),
  }),
  z.transform(({ id: date, schedule, lastUpdated, offered }) => {
    const readable = schedule.flatMap((entry) => readOverride(entry) ?? []);
    const damaged = schedule.length - readable.length;
    // A damaged entry offers nothing.
    const offeredIn = offered.flatMap((entry) => readOverride(entry)?.communityId ?? []);
    return { id: date, schedule: readable, lastUpdated, offered: offeredIn, damaged };
  }),
);

/** A night's readable changes. */
export type ScheduleNight = Omit<z.output<typeof scheduleNightSchema>, 'damaged' | 'offered'> & {
  readonly offered?: readonly string[];
};
