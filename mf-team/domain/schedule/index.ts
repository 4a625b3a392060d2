export { acceptRefusal, ineligibleFor, offerRefusal, offersAfter, openShiftCalls } from './openShifts.ts';
export type {
  AcceptShiftAnswer,
  OfferRefusal,
  OfferShiftAnswer,
  OpenShiftFacts,
  ShiftCandidateFacts,
} from './openShifts.ts';
export { fullWeekMin, nightsOfWeek, workedMinutesOf } from './workedHours.ts';
export { planScheduleChange } from './planScheduleChange.ts';
export type { PlannedScheduleChange } from './planScheduleChange.ts';
export { newlyAssigned, nightChanges, weeklyChanges } from './scheduleChanges.ts';
export type { RequestedAssignment } from './scheduleChanges.ts';
export { repairableSchedule } from './repairableSchedule.ts';
export { startedShifts } from './startedShifts.ts';
export { coverageGap, permanentGaps } from './coverage.ts';
export type { CoverageGap, PermanentGap } from './coverage.ts';
