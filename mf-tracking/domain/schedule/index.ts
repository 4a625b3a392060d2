export { projectedFinish } from './projectedFinish.ts';
export { roundRisk } from './roundRisk.ts';
export type { RoundException, RoundRisk } from './roundRisk.ts';
export { roundsAtRisk } from './roundsAtRisk.ts';
export type { RoundAtRisk, RoundNight } from './roundsAtRisk.ts';
export { shiftEndAt } from './shiftEndAt.ts';
export type { ShiftHours } from './shiftEndAt.ts';
export { shiftState } from './shiftState.ts';
export type { ShiftState } from './shiftState.ts';
