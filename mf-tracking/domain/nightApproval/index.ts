export { maxApprovedShifts, nightCalls, shiftRefusals } from './calls.ts';
export type { ShiftsApproved } from './calls.ts';
