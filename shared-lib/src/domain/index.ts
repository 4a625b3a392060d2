export { decideAccess, loginErrors, membershipOf } from './access.ts';
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
export { readDocument } from './document.ts';
export type { DocumentResult, DocumentSchema } from './document.ts';
export { instant } from './instant.ts';
export { messages } from './messages.ts';
export type { MessageKey } from './messages.ts';
export { notificationSchema } from './notification.ts';
export type { Notification } from './notification.ts';
export { collectionGroups, paths } from './paths.ts';
export { defaultPlan, employeePriceMonthly, offeredPlans, olderPlan, paidPlan, priceIds } from './plan.ts';
export type { Plan } from './plan.ts';
export { canActivate, canAddAdmin, canAddCommunity } from './planLimits.ts';
export type { LimitResult } from './planLimits.ts';
export { isCurrent, planOf } from './planOf.ts';
export { isTimeOff, requestRecordSchema } from './requestRecord.ts';
export type { RequestRecord, TeamRequest } from './requestRecord.ts';
export { scheduleNightSchema } from './scheduleNight.ts';
export type { ScheduleNight } from './scheduleNight.ts';
export { serviceLogSchema } from './serviceLog.ts';
export type { ServiceLog } from './serviceLog.ts';
export { addDays, localDate, momentOfNight, serviceNight } from './serviceNight.ts';
export { shiftReportSchema, shiftReportStatuses } from './shiftReport.ts';
export type { ShiftReport } from './shiftReport.ts';
export { indexAssignments, shiftOn, shiftsOfNight } from './shiftsOfNight.ts';
export type { Assignments, Shift } from './shiftsOfNight.ts';
export { shiftState } from './shiftState.ts';
export type { ShiftState } from './shiftState.ts';
export { slugOf } from './slugOf.ts';
export { subscriptionSchema } from './subscription.ts';
export type { Subscription } from './subscription.ts';
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
