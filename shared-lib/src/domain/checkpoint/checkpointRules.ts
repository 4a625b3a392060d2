import * as z from 'zod/mini';
import { calendarDate, count, flag, geofence, orNull, timeOfDay } from '../base/fields.ts';

/** A checkpoint's requirements, by which scans are judged. */
export const checkpointRules = {
  type: z._default(z.enum(['qr', 'nfc', 'gps']), 'qr'),
  geofence: orNull(geofence),
  requiredPerShift: z._default(count, 1),
  photoRequired: flag(false),
  windowStart: orNull(timeOfDay),
  windowEnd: orNull(timeOfDay),
};

const rulesSchema = z.object(checkpointRules);

export type CheckpointRules = z.output<typeof rulesSchema>;

/** Replaced rules, with the last night they applied to, `YYYY-MM-DD`. */
export const pastRulesSchema = z.extend(rulesSchema, { until: calendarDate });

export type PastRules = z.output<typeof pastRulesSchema>;

/** How many replaced rules a checkpoint keeps. Nights before the oldest are judged by the oldest. */
export const maxPastRules = 50;
