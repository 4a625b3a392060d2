import * as z from 'zod/mini';
import { calendarDate, countOrZero, orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Kinds of texts to residents that change a night's status on the page. */
export const announcementKinds = ['runningLate', 'noService'] as const;

/**
 * The last night the team was there: when the first member came and, once everyone has clocked out, when the last one
 * left.
 */
const visitSchema = z.object({ date: calendarDate, startedAt: instant, endedAt: orNull(instant) });

/** The office's last announcement and its night; `minutes` is the delay. */
const announcementSchema = z.object({
  date: calendarDate,
  kind: z.enum(announcementKinds),
  at: instant,
  minutes: countOrZero,
});

/** A public page's information about nights: neither who was there nor which doors they served. */
export const publicNightFields = { visit: orNull(visitSchema), announcement: orNull(announcementSchema) };

export type PublicVisit = z.output<typeof visitSchema>;
export type PublicAnnouncement = z.output<typeof announcementSchema>;
