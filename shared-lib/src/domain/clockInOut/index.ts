export { automaticAuthor, clockInOutSchema, type ClockEdit, type ClockInOut } from './clockInOut.ts';
export { clockFlags, clockInOutStatuses } from './clockStatuses.ts';
export { minutesBetween, workedMinutes, type ClockTimes } from './workedTime.ts';
