import * as z from 'zod/mini';
import { calendarDate, countOrZero, orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Kinds of texts to residents that change what a night's page says. */
export const announcedKinds = ['runningLate', 'noService'] as const;

/** The last night on which the team was there: when the first came and, once nobody is on the clock any more, when the last left. */
const visitSchema = z.object({ date: calendarDate, startedAt: instant, endedAt: orNull(instant) });

/** What the office last announced, and for which night; `minutes` is by how much it runs late. */
const announcementSchema = z.object({
  date: calendarDate,
  kind: z.enum(announcedKinds),
  at: instant,
  minutes: countOrZero,
});

/** What a public page says of nights: neither who was there nor at which doors. */
export const publicNightFields = { visit: orNull(visitSchema), announcement: orNull(announcementSchema) };

export type PublicVisit = z.output<typeof visitSchema>;
export type PublicAnnouncement = z.output<typeof announcementSchema>;
