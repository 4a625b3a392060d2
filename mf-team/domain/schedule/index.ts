export { scheduleCalls } from './calls.ts';
export { planScheduleChange } from './planScheduleChange.ts';
export type { PlannedScheduleChange } from './planScheduleChange.ts';
export { maxShiftChanges } from './scheduleCall.ts';
export { agentsGiven, nightChanges, weeklyChanges } from './scheduleChanges.ts';
export type { ShiftWish } from './scheduleChanges.ts';
export { mendableSchedule } from './mendableSchedule.ts';
