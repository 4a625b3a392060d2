export {
  maxAssignmentChanges,
  maxShiftChanges,
  scheduleAnswerSchema,
  sharedScheduleCalls,
  shiftChangesSchema,
  type StartedShift,
  type SupersededAssignment,
  type SupersededSchedule,
  type ScheduleAnswer,
} from './scheduleCall.ts';
export { reverseScheduleChanges, withChanges } from './scheduleChanges.ts';
export type { AssignmentChange, ScheduleChanges } from './scheduleChanges.ts';
export { scheduleNightSchema, readOverride, type ScheduleNight } from './scheduleNight.ts';
export { areApplied, reverseShiftChanges, overridingAgent } from './shiftChange.ts';
export type { SupersededShift, ShiftChange, ShiftOverride } from './shiftChange.ts';
export {
  conflictsOf,
  freeAgents,
  indexAvailability,
  indexDuties,
  startSameHour,
  severityOf,
} from './shiftConflicts.ts';
export type { Availability, Candidate, Duties, ShiftConflict, ShiftPlace } from './shiftConflicts.ts';
export { indexAssignments, regularAgentOn, shiftOn } from './shiftOn.ts';
export type { Assignments, Shift, ServedCommunity } from './shiftOn.ts';
