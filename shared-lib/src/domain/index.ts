export { decideAccess, isLetIn, loginErrors, membershipOf } from './access.ts';
export type { Access, AccessFacts, LoginError } from './access.ts';
export { appError, callableErrorCodes, withCause } from './appError.ts';
export type { AppError } from './appError.ts';
export { assignedAgentSchema } from './assignedAgent.ts';
export type { AssignedAgent } from './assignedAgent.ts';
export { binTagSchema } from './binTag.ts';
export type { BinTag } from './binTag.ts';
export { checkpointSchema } from './checkpoint.ts';
export type { Checkpoint } from './checkpoint.ts';
export { checkpointScanSchema } from './checkpointScan.ts';
export type { CheckpointScan } from './checkpointScan.ts';
export { clockInOutSchema, clockInOutStatuses } from './clockInOut.ts';
export type { ClockInOut } from './clockInOut.ts';
export { communitySchema } from './community.ts';
export type { Community } from './community.ts';
export * from './constants.ts';
export { contactSubmissionSchema } from './contactSubmission.ts';
export type { ContactSubmission } from './contactSubmission.ts';
export { customerSchema, notificationDefaults, notificationSettings } from './customer.ts';
export type { Customer, NotificationSetting } from './customer.ts';
export { deactivationOf, deactivationWrites, earliestToday, mayOversee } from './deactivation.ts';
export type { Deactivation, DeactivationFacts, DeactivationWrite, Handover } from './deactivation.ts';
export { deactivationOrderSchema } from './deactivationOrder.ts';
export type { DeactivationOrder } from './deactivationOrder.ts';
export { readDocument, readPayload } from './document.ts';
export type { DocumentResult, DocumentSchema } from './document.ts';
export { isDocumentId } from './documentId.ts';
export { instant } from './instant.ts';
export { lockedMemberFields } from './lockedMemberFields.ts';
export type { LockedMemberFields } from './lockedMemberFields.ts';
export { messages } from './messages.ts';
export type { MessageKey } from './messages.ts';
export { newCommunitySchema } from './newCommunity.ts';
export type { NewCommunity } from './newCommunity.ts';
export { newTeamMemberSchema, teamMemberChangeSchema } from './newTeamMember.ts';
export type { NewTeamMember, TeamMemberChange } from './newTeamMember.ts';
export { notificationSchema } from './notification.ts';
export type { Notification } from './notification.ts';
export { bellFacts, unreadList } from './notificationLists.ts';
export type { BellFacts } from './notificationLists.ts';
export { isMovedBy, notificationState, notificationWrites } from './notificationState.ts';
export type { NotificationEvent } from './notificationState.ts';
export { collectionGroups, paths } from './paths.ts';
export { defaultPlan, employeePriceMonthly, offeredPlans, olderPlan, paidPlan, priceIds } from './plan.ts';
export type { Plan } from './plan.ts';
export { canActivate, canAddAdmin, canAddCommunity } from './planLimits.ts';
export type { LimitResult } from './planLimits.ts';
export { isCurrent, planOf } from './planOf.ts';
export { publicPageOf, publicPageSchema } from './publicPage.ts';
export type { PublicPage } from './publicPage.ts';
export {
  asksAlready,
  decidedAs,
  hasOutcome,
  isDecided,
  outcomeOf,
  withDecision,
  withRequest,
} from './requestDecision.ts';
export type { DecidedRequests, NewRequest, RequestOutcome } from './requestDecision.ts';
export { isTimeOff, requestRecordSchema } from './requestRecord.ts';
export type { AskedNight, PlacedRequest, RequestRecord, TeamRequest } from './requestRecord.ts';
export { isReservedSegment, reservedSegments } from './reservedSegments.ts';
export { agentsGiven, nightChanges, reversedChanges, weeklyChanges, withChanges } from './scheduleChanges.ts';
export type { AssignmentChange, ScheduleChanges, ShiftWish } from './scheduleChanges.ts';
export { safePicture } from './safePicture.ts';
export { scheduleNightSchema } from './scheduleNight.ts';
export type { ScheduleNight } from './scheduleNight.ts';
export { serviceLogSchema } from './serviceLog.ts';
export type { ServiceLog } from './serviceLog.ts';
export { addDays, localDate, momentOfNight, serviceNight } from './serviceNight.ts';
export { qrDotStyles, serviceFeatures, settingsSchemas } from './settings.ts';
export type { QrDotStyle, ServiceFeature, Settings, SettingsSection } from './settings.ts';
export { doneShiftReportStatuses, shiftReportSchema, shiftReportStatuses } from './shiftReport.ts';
export type { ShiftReport } from './shiftReport.ts';
export { areMade, reversed, withShiftChanges } from './shiftChange.ts';
export type { ChangedSchedule, OvertakenShift, ShiftChange, ShiftOverride } from './shiftChange.ts';
export { indexAssignments, shiftOn, shiftsOfNight } from './shiftsOfNight.ts';
export type { Assignments, Shift } from './shiftsOfNight.ts';
export {
  conflictsOf,
  freeAgents,
  indexAvailability,
  indexDuties,
  startTogether,
  weightOf,
} from './shiftConflicts.ts';
export type { Availability, Candidate, Duties, ShiftConflict, ShiftPlace } from './shiftConflicts.ts';
export { shiftState } from './shiftState.ts';
export type { ShiftState } from './shiftState.ts';
export { slugOf, slugsFor } from './slugOf.ts';
export { storagePaths } from './storagePaths.ts';
export { storageProblem, storageProblems } from './storageProblem.ts';
export type { StorageProblem } from './storageProblem.ts';
export { subscriptionSchema } from './subscription.ts';
export type { Subscription } from './subscription.ts';
export { supportRequestSchema, supportTopics } from './supportRequest.ts';
export type { SupportRequest, SupportTopic } from './supportRequest.ts';
export { teamMemberSchema, teamRecordSchema, tiers } from './teamMember.ts';
export type { TeamMember, TeamRecord, Tier } from './teamMember.ts';
export {
  completedTours,
  isWelcomeTourDue,
  readCompletedTours,
  readRunningTour,
  type RunningTour,
} from './tour.ts';
export { trialDaysLeft } from './trial.ts';
export { unitSchema } from './unit.ts';
export type { Unit } from './unit.ts';
export { violationSchema, violationStatuses } from './violation.ts';
export type { Violation } from './violation.ts';
export { violationTypeSchema } from './violationType.ts';
export type { ViolationType } from './violationType.ts';
export { weekdayOf, weekdays } from './weekday.ts';
export type { Weekday } from './weekday.ts';
