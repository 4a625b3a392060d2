import { readOverride, scheduleNightSchema, type RepairableKind } from 'shared-lib/domain';

/** How to repair damaged nights of the schedule. */
export const repairableSchedule: RepairableKind = {
  collection: 'schedule',
  schema: scheduleNightSchema,
  entries: { field: 'schedule', read: readOverride },
  touched: ['lastUpdated'],
};
