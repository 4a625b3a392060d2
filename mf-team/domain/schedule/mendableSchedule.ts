import { readOverride, scheduleNightSchema, type MendableKind } from 'shared-lib/domain';

/** How to repair damaged nights of the schedule. */
export const mendableSchedule: MendableKind = {
  collection: 'schedule',
  schema: scheduleNightSchema,
  entries: { field: 'schedule', read: readOverride },
  touched: ['lastUpdated'],
};
