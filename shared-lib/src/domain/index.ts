export { decideAccess, isLetIn, loginErrors, membershipOf } from './customer/access.ts';
export type { Access, AccessFacts, LoginError } from './customer/access.ts';
export { appError, callableErrorCodes, withCause } from './base/appError.ts';
export type { AppError } from './base/appError.ts';
export { assignedAgentSchema } from './community/assignedAgent.ts';
export type { AssignedAgent } from './community/assignedAgent.ts';
export { binTagActs, binTagCodeState, binTagSchema, maxBinTagEvents } from './binTag/binTag.ts';
export type { BinTag, BinTagEvent } from './binTag/binTag.ts';
export {
  binTagBatchSchema,
  binTagLabel,
  maxBinTagBatch,
  maxBinTagPairs,
  newBinTagBatchSchema,
} from './binTag/binTagBatch.ts';
export type { BinTagBatch, NewBinTagBatch } from './binTag/binTagBatch.ts';
export { binTagChangeSchema, binTagRefusals, planBinTagChange } from './binTag/binTagChange.ts';
export type {
  BinTagChange,
  BinTagFacts,
  BinTagPlan,
  BinTagRefusal,
  BinTagWrite,
  TaggedUnit,
} from './binTag/binTagChange.ts';
export { binTagPairsSchema, byDoor, pairsInSequence } from './binTag/binTagPairs.ts';
export { binTagImportLimits, planBinTagImport } from './binTag/binTagImport.ts';
export type { BinTagRow, TagOrUnit } from './binTag/binTagImport.ts';
export type { AskedBinTagPair, BinTagPair, BinTagPairs } from './binTag/binTagPairs.ts';
export { checkpointSchema } from './checkpoint/checkpoint.ts';
export type { Checkpoint } from './checkpoint/checkpoint.ts';
export { coverageNights, coverageOf } from './checkpoint/checkpointCoverage.ts';
export type { NightCoverage } from './checkpoint/checkpointCoverage.ts';
export { afterMove, byOrder, newOrders } from './checkpoint/checkpointOrder.ts';
export { checkpointScanSchema } from './checkpoint/checkpointScan.ts';
export type { CheckpointScan } from './checkpoint/checkpointScan.ts';
export {
  blankCheckpoint,
  checkpointActSchema,
  checkpointChangeSchema,
  checkpointFields,
  checkpointFormOf,
  checkpointFormSchema,
  checkpointRadius,
  maxCheckpoints,
  newCheckpointSchema,
  positionOf,
} from './checkpoint/newCheckpoint.ts';
export type {
  CheckpointAct,
  CheckpointChange,
  CheckpointForm,
  NewCheckpoint,
} from './checkpoint/newCheckpoint.ts';
export { codePlaceSchema, codeSchema, isCode, shortPath } from './code/code.ts';
export type { CheckpointCodeState, Code, CodePlace } from './code/code.ts';
export { clockInOutSchema, clockInOutStatuses } from './clockInOut/clockInOut.ts';
export type { ClockInOut } from './clockInOut/clockInOut.ts';
export { archivingOf, archivingWrites } from './community/archiving.ts';
export type { Archiving, ArchivingFacts } from './community/archiving.ts';
export {
  bulkForms,
  editsBack,
  managerEdits,
  noManager,
  serviceDayEdits,
  serviceDaysAfter,
} from './community/bulkEdits.ts';
export type { ServiceDaysChange } from './community/bulkEdits.ts';
export { communitySchema } from './community/community.ts';
export type { Community } from './community/community.ts';
export {
  communityOrderSchema,
  footprintOrderSchema,
  footprintsSchema,
  maxFootprints,
} from './community/communityOrders.ts';
export type { CommunityFootprint } from './community/communityOrders.ts';
export { isArchived, communityStandingOf, withoutArchived } from './community/standing.ts';
export type { CommunityStanding } from './community/standing.ts';
export * from './base/constants.ts';
export { contactSubmissionSchema } from './contactSubmission/contactSubmission.ts';
export type { ContactSubmission } from './contactSubmission/contactSubmission.ts';
export {
  businessDetailsSchema,
  customerSchema,
  notificationDefaults,
  notificationSettings,
  notificationSettingsSchema,
} from './customer/customer.ts';
export type {
  BusinessDetails,
  Customer,
  NotificationSetting,
  NotificationSettings,
} from './customer/customer.ts';
export { deactivationOf, deactivationWrites, earliestToday, mayOversee } from './teamMember/deactivation.ts';
export type {
  Deactivation,
  DeactivationFacts,
  DeactivationWrite,
  Handover,
} from './teamMember/deactivation.ts';
export { deactivationOrderSchema } from './teamMember/deactivationOrder.ts';
export type { DeactivationOrder } from './teamMember/deactivationOrder.ts';
export { readDocument, readPayload } from './base/document.ts';
export type { DocumentResult, DocumentSchema } from './base/document.ts';
export { isDocumentId } from './base/documentId.ts';
export { instant } from './base/instant.ts';
export { lockedMemberFields } from './teamMember/lockedMemberFields.ts';
export type { LockedMemberFields } from './teamMember/lockedMemberFields.ts';
export { phoneOf } from './base/phoneOf.ts';
export { messages } from './base/messages.ts';
export type { MessageKey } from './base/messages.ts';
export { closureCall, closureChangesSchema, closuresAfter } from './community/closureChange.ts';
export type { ClosureChange } from './community/closureChange.ts';
export { communityAccessSchema, noAccess } from './community/communityAccess.ts';
export type { CommunityAccess } from './community/communityAccess.ts';
export { activityChangesOf, communityActivitySchema } from './community/communityActivity.ts';
export type { CommunityActivity, FieldChange } from './community/communityActivity.ts';
export {
  accessFields,
  communityEditSchema,
  communityForms,
  decideEdit,
  formerNamesAfter,
  pastClosures,
} from './community/communityEdit.ts';
export type { CommunityEdit, CommunityEdits, EditableField } from './community/communityEdit.ts';
export { comingHolidays } from './community/federalHolidays.ts';
export type { FederalHoliday } from './community/federalHolidays.ts';
export { sameValue } from './base/sameValue.ts';
export {
  communityDefaults,
  communityFormSchema,
  fenceRadiusM,
  maxClosures,
  maxRules,
  newCommunitySchema,
} from './community/newCommunity.ts';
export type { NewCommunity } from './community/newCommunity.ts';
export {
  blankMemberDetails,
  newTeamMemberSchema,
  teamMemberChangeSchema,
} from './teamMember/newTeamMember.ts';
export type { NewTeamMember, TeamMemberChange } from './teamMember/newTeamMember.ts';
export { notificationSchema } from './notification/notification.ts';
export type { Notification } from './notification/notification.ts';
export { bellFacts, unreadList } from './notification/notificationLists.ts';
export type { BellFacts } from './notification/notificationLists.ts';
export { isMovedBy, notificationState, notificationWrites } from './notification/notificationState.ts';
export type { NotificationEvent } from './notification/notificationState.ts';
export { collectionGroups, paths } from './base/paths.ts';
export {
  defaultPlan,
  employeePriceMonthly,
  offeredPlans,
  olderPlan,
  paidPlan,
  priceIds,
} from './plan/plan.ts';
export type { Plan } from './plan/plan.ts';
export { canActivate, canAddAdmin, canAddCommunity } from './plan/planLimits.ts';
export type { LimitResult } from './plan/planLimits.ts';
export { isCurrent, planOf } from './plan/planOf.ts';
export { adminUse, communityUse, limitUse, standingOf, teamUse } from './plan/planUse.ts';
export type { LimitUse } from './plan/planUse.ts';
export { publicPageOf, publicPageSchema } from './community/publicPage.ts';
export type { PublicPage } from './community/publicPage.ts';
export {
  asksAlready,
  decidedAs,
  hasOutcome,
  isDecided,
  outcomeOf,
  withDecision,
  withRequest,
} from './request/requestDecision.ts';
export type { DecidedRequests, NewRequest, RequestOutcome } from './request/requestDecision.ts';
export { isTimeOff, newRequestSchema, readRequest, requestRecordSchema } from './request/requestRecord.ts';
export type { AskedNight, PlacedRequest, RequestRecord, TeamRequest } from './request/requestRecord.ts';
export { isReservedSegment, reservedSegments } from './community/reservedSegments.ts';
export {
  agentsGiven,
  nightChanges,
  reversedChanges,
  weeklyChanges,
  withChanges,
} from './schedule/scheduleChanges.ts';
export type { AssignmentChange, ScheduleChanges, ShiftWish } from './schedule/scheduleChanges.ts';
export { safePicture } from './teamMember/safePicture.ts';
export { scheduleNightSchema } from './schedule/scheduleNight.ts';
export type { ScheduleNight } from './schedule/scheduleNight.ts';
export { serviceLogSchema } from './serviceLog/serviceLog.ts';
export type { ServiceLog } from './serviceLog/serviceLog.ts';
export { addDays, localDate, momentOfNight, serviceNight } from './base/serviceNight.ts';
export { firstNight, nightsInProgress, nightsUpTo } from './base/nights.ts';
export { maxListViews, listViewsSchema, maxViewNameLength, viewNameProblem } from './listView/listView.ts';
export type { ListViews, NamedViews, ViewNameProblem } from './listView/listView.ts';
export { contrastWithWhite, leastCodeContrast } from './settings/contrastWithWhite.ts';
export { qrDotStyles, serviceFeatures, settingsSchemas } from './settings/settings.ts';
export type { QrDotStyle, ServiceFeature, Settings, SettingsSection } from './settings/settings.ts';
export {
  doneShiftReportStatuses,
  shiftReportSchema,
  shiftReportStatuses,
} from './shiftReport/shiftReport.ts';
export type { ShiftReport } from './shiftReport/shiftReport.ts';
export { areMade, reversed, withShiftChanges } from './schedule/shiftChange.ts';
export type { ChangedSchedule, OvertakenShift, ShiftChange, ShiftOverride } from './schedule/shiftChange.ts';
export { indexAssignments, shiftOn, shiftsOfNight } from './schedule/shiftsOfNight.ts';
export type { Assignments, Shift } from './schedule/shiftsOfNight.ts';
export {
  conflictsOf,
  freeAgents,
  indexAvailability,
  indexDuties,
  startTogether,
  weightOf,
} from './schedule/shiftConflicts.ts';
export type {
  Availability,
  Candidate,
  Duties,
  ShiftConflict,
  ShiftPlace,
} from './schedule/shiftConflicts.ts';
export { shiftState } from './schedule/shiftState.ts';
export type { ShiftClockInOut, ShiftState } from './schedule/shiftState.ts';
export { slugOf, slugsFor } from './community/slugOf.ts';
export { storagePaths } from './teamMember/storagePaths.ts';
export { storageProblem, storageProblems } from './teamMember/storageProblem.ts';
export type { StorageProblem } from './teamMember/storageProblem.ts';
export { subscriptionSchema } from './subscription/subscription.ts';
export type { Subscription } from './subscription/subscription.ts';
export {
  newSupportRequestSchema,
  supportRequestSchema,
  supportTopics,
} from './supportRequest/supportRequest.ts';
export type { NewSupportRequest, SupportRequest, SupportTopic } from './supportRequest/supportRequest.ts';
export { fullNameOf, teamMemberSchema, teamRecordSchema, tiers } from './teamMember/teamMember.ts';
export type { TeamMember, TeamRecord, Tier } from './teamMember/teamMember.ts';
export {
  completedTours,
  isWelcomeTourDue,
  readCompletedTours,
  readRunningTour,
  type RunningTour,
} from './tour/tour.ts';
export { trialDaysLeft } from './customer/trial.ts';
export { maxResidencies, unitSchema, unitStatuses } from './unit/unit.ts';
export type { Unit } from './unit/unit.ts';
export { newUnitId, unitKey } from './unit/unitKey.ts';
export { unitPatterns, unitRangeSchema, unitsOfRange } from './unit/unitRange.ts';
export type { RangeUnit, UnitPattern, UnitRange } from './unit/unitRange.ts';
export {
  maxUnitsOfCall,
  maxUnitsOfCommunity,
  unitImportLimits,
  unitImportRules,
  unitImportSchema,
  unitRowFields,
  unitRowSchema,
} from './unit/unitRow.ts';
export type { ComparedUnit, UnitImport, UnitRow } from './unit/unitRow.ts';
export {
  moveInSchema,
  moveOutSchema,
  residentMoveSchema,
  severalUnitsSchema,
  unitDeletionSchema,
  unitEditSchema,
  unitEditsSchema,
  unitFormSchema,
  unitImportUndoSchema,
} from './unit/unitEdits.ts';
export type { Resident, ResidentMove, UnitEdit } from './unit/unitEdits.ts';
export { violationSchema, violationStatuses } from './violation/violation.ts';
export type { Violation } from './violation/violation.ts';
export { newViolationTypeSchema, violationTypeSchema } from './violation/violationType.ts';
export type { ViolationType } from './violation/violationType.ts';
export { weekdayOf, weekdays } from './base/weekday.ts';
export type { Weekday } from './base/weekday.ts';
export { directorySchemas } from './summary/directory.ts';
export type { DirectoryEntry, DirectoryKind, DirectoryShard } from './summary/directory.ts';
export { assignedAgentsIn } from './summary/directoryAssignments.ts';
export type { DirectoryAssignments } from './summary/directoryAssignments.ts';
export { directoryCommunityOf } from './summary/directoryCommunity.ts';
export type { DirectoryCommunity } from './summary/directoryCommunity.ts';
export { directoryMemberOf } from './summary/directoryMember.ts';
export type { DirectoryMember } from './summary/directoryMember.ts';
export { grouped } from './summary/grouped.ts';
export { requestsListedSince } from './summary/directoryRequests.ts';
export type { DirectoryRequests } from './summary/directoryRequests.ts';
export { nightShardSchema } from './summary/nightShard.ts';
export type { NightClockInOut, NightShard, NightShiftReport } from './summary/nightShard.ts';
export { nightTotalsSchema } from './summary/nightTotals.ts';
export type { NightTotals } from './summary/nightTotals.ts';
export { planCountsSchema } from './summary/planCounts.ts';
export type { PlanCounts } from './summary/planCounts.ts';
export { keptKinds, recordChangesSchema } from './summary/recordChanges.ts';
export type { KeptKind } from './summary/recordChanges.ts';
export { shardOf, shards } from './summary/shardOf.ts';
export { summaryStateSchema } from './summary/summaryState.ts';
export type { SummaryState } from './summary/summaryState.ts';
export { listedUnitOf, unitListSchema } from './summary/unitList.ts';
export type { ListedUnit, UnitListShard } from './summary/unitList.ts';
export { countOpen, violationCountsSchema } from './summary/violationCounts.ts';
export type { CommunityViolations, ViolationCounts } from './summary/violationCounts.ts';
export { countVerdicts, differingFields, importVerdicts, planImport } from './importing/planImport.ts';
export type {
  Difference,
  ImportCounts,
  ImportRules,
  ImportVerdict,
  PlannedRow,
  ReadRow,
  RowPlan,
  RowProblem,
  RowProblems,
} from './importing/planImport.ts';
export {
  communityImportLimits,
  communityImportRules,
  communityImportSchema,
  communityImportUndoSchema,
  communityRowFields,
  communityRowSchema,
  maxCommunitiesOfCall,
} from './community/communityImport.ts';
export type { CommunityImport, CommunityRow, ComparedCommunity } from './community/communityImport.ts';
