export { maxAssignmentChanges, scheduleAnswerSchema } from './scheduleCall.ts';
export type { SupersededAssignment, SupersededSchedule, ScheduleAnswer } from './scheduleCall.ts';
export { reverseScheduleChanges, withChanges } from './scheduleChanges.ts';
export type { AssignmentChange, ScheduleChanges } from './scheduleChanges.ts';
export { scheduleNightSchema } from './scheduleNight.ts';
export type { ScheduleNight } from './scheduleNight.ts';
export { areApplied, reverseShiftChanges } from './shiftChange.ts';
export type { SupersededShift, ShiftChange, ShiftOverride } from './shiftChange.ts';
export {
  conflictsOf,
  freeAgents,
  indexAvailability,
  indexDuties,
  startSameHour,
  weightOf,
} from './shiftConflicts.ts';
export type { Availability, Candidate, Duties, ShiftConflict, ShiftPlace } from './shiftConflicts.ts';
export { indexAssignments, regularAgentOn, shiftOn, shiftsOfNight } from './shiftsOfNight.ts';
export type { Assignments, Shift } from './shiftsOfNight.ts';
export { shiftChangeSchema } from './scheduleCall.ts';
export { assignmentChangeSchema } from './scheduleCall.ts';
export type { ServedCommunity } from './shiftsOfNight.ts';
export { readOverride } from './scheduleNight.ts';
export { overridingAgent } from './shiftChange.ts';
