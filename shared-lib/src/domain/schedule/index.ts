export { planScheduleChange } from './planScheduleChange.ts';
export type { PlannedScheduleChange, ScheduleFacts } from './planScheduleChange.ts';
export {
  maxAssignmentChanges,
  maxShiftChanges,
  scheduleAnswerSchema,
  scheduleCallSchema,
} from './scheduleCall.ts';
export type { OvertakenAssignment, OvertakenSchedule, ScheduleAnswer } from './scheduleCall.ts';
export { agentsGiven, nightChanges, reversedChanges, weeklyChanges, withChanges } from './scheduleChanges.ts';
export type { AssignmentChange, ScheduleChanges, ShiftWish } from './scheduleChanges.ts';
export { scheduleNightSchema } from './scheduleNight.ts';
export type { ScheduleNight } from './scheduleNight.ts';
export { areMade, reversed, withShiftChanges } from './shiftChange.ts';
export type { ChangedSchedule, OvertakenShift, ShiftChange, ShiftOverride } from './shiftChange.ts';
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
export type { ShiftClockInOut, ShiftState } from './shiftState.ts';
export { indexAssignments, regularAgentOn, shiftOn, shiftsOfNight } from './shiftsOfNight.ts';
export type { Assignments, Shift } from './shiftsOfNight.ts';
export { mendableSchedule } from './mendableSchedule.ts';
