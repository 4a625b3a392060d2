export { automaticAuthor, clockFlags, clockInOutSchema, clockInOutStatuses } from './clockInOut.ts';
export type { ClockEdit, ClockInOut } from './clockInOut.ts';
export { minutesBetween, workedMinutes } from './workedTime.ts';
export type { ClockTimes } from './workedTime.ts';
