import type { MendableKind } from '../damage/mendableKind.ts';
import { readOverride, scheduleNightSchema } from './scheduleNight.ts';

/** How to repair damaged nights of the schedule. */
export const mendableSchedule: MendableKind = {
  collection: 'schedule',
  schema: scheduleNightSchema,
  entries: { field: 'schedule', read: readOverride },
  touched: ['lastUpdated'],
};
