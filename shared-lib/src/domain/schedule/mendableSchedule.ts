import type { MendableKind } from '../damage/mendableKind.ts';
import { readOverride, scheduleNightSchema } from './scheduleNight.ts';

/** How damaged nights of the schedule are mended. */
export const mendableSchedule: MendableKind = {
  collection: 'schedule',
  schema: scheduleNightSchema,
  entries: { field: 'schedule', read: readOverride },
  touched: ['lastUpdated'],
};
