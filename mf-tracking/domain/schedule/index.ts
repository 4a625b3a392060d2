export { shiftState } from './shiftState.ts';
export type { ShiftState } from './shiftState.ts';
