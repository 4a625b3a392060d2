export { automaticAuthor, clockInOutSchema } from './clockInOut.ts';
export { clockFlags, clockInOutStatuses } from './clockStatuses.ts';
export type { ClockEdit, ClockInOut } from './clockInOut.ts';
export { minutesBetween, workedMinutes } from './workedTime.ts';
export type { ClockTimes } from './workedTime.ts';
