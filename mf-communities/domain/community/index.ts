export { archivingOf, archivingWrites } from './archiving.ts';
export type { Archiving, ArchivingFacts } from './archiving.ts';
export {
  bulkForms,
  editsBack,
  managerEdits,
  noManager,
  serviceDayEdits,
  serviceDaysAfter,
} from './bulkEdits.ts';
export type { ServiceDaysChange } from './bulkEdits.ts';
export { comingHolidays } from './federalHolidays.ts';
export type { FederalHoliday } from './federalHolidays.ts';
export { mendableCommunities } from './mendableCommunities.ts';
export { assignmentsToRemove, serviceDaysEffect } from './serviceDaysEffect.ts';
export type { ServiceDaysEffect, ServiceDaysFacts } from './serviceDaysEffect.ts';
