export { clockInOutSchema, clockInOutStatuses } from './clockInOut.ts';
export type { ClockInOut } from './clockInOut.ts';
