export { archivingOf, archivingWrites } from './archiving.ts';
export type { Archiving, ArchivingFacts } from './archiving.ts';
export {
  bulkForms,
  reverseEdits,
  managerEdits,
  noManager,
  serviceDayEdits,
  serviceDaysAfter,
} from './bulkEdits.ts';
export type { ServiceDaysChange } from './bulkEdits.ts';
export { upcomingHolidays } from './federalHolidays.ts';
export type { FederalHoliday } from './federalHolidays.ts';
export { repairableCommunities } from './repairableCommunities.ts';
export { assignmentsToRemove, serviceDaysEffect } from './serviceDaysEffect.ts';
export type { ServiceDaysEffect, ServiceDaysFacts } from './serviceDaysEffect.ts';
export { closureCallLimits, closureChangesSchema, closuresAfter } from './closureChange.ts';
export type { ClosureChange } from './closureChange.ts';
export {
  activityChangesOf,
  actionOfCheckpoint,
  actionOfReport,
  actionOfTag,
  actionOfUnits,
  dayOfAgentChange,
  fieldOfRepair,
} from './communityActivity.ts';
export {
  accessFields,
  communityAccessSchema,
  communityEditSchema,
  communityForms,
  decideEdit,
  formerNamesAfter,
  noAccess,
  pastClosures,
} from './communityEdit.ts';
export type { CommunityAccess, CommunityEdit, CommunityEdits, EditableField } from './communityEdit.ts';
export {
  communityExportColumns,
  communityExportSchema,
  communityImportLimits,
  communityImportRules,
  communityImportSchema,
  communityImportUndoSchema,
  communityRowFields,
  communityRowSchema,
  maxCommunitiesOfCall,
  slugsFor,
} from './communityImport.ts';
export type {
  CommunityExportColumn,
  CommunityImport,
  CommunityRow,
  ComparedCommunity,
} from './communityImport.ts';
export { footprintOrderSchema, footprintsSchema, maxFootprints } from './communityOrders.ts';
export type { CommunityFootprint } from './communityOrders.ts';
export { pastAgentsRestored } from './pastAgentsAfter.ts';
export { publicPageOf } from './publicPage.ts';
export type { PublicNights } from './publicPage.ts';
export { readableFields } from './readableFields.ts';
export { communityCalls } from './calls.ts';
export { communityStatusOf } from './communityStatus.ts';
