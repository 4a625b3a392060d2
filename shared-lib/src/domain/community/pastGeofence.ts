import * as z from 'zod/mini';
import { calendarDate, geofence, orNull } from '../base/fields.ts';

/** A replaced geofence; null for none. */
export const pastGeofenceSchema = z.object({
  /** The last night it applied to, `YYYY-MM-DD`. */
  until: calendarDate,
  geofence: orNull(geofence),
});

/** How many replaced geofences a community keeps. Nights before the oldest are judged by the oldest. */
export const maxPastGeofences = 50;
