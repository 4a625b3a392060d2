export { automaticAuthor, clockFlags, clockInOutSchema, clockInOutStatuses } from './clockInOut.ts';
export type { ClockEdit, ClockInOut } from './clockInOut.ts';
export { autoCloseAt, lateMinutes, shiftEndAt, workedMinutes } from './workedTime.ts';
export type { ClockTimes, ShiftHours } from './workedTime.ts';
