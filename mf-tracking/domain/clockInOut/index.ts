export { clockActSchema, clockAdditionSchema, clockCorrectionSchema } from './clockAct.ts';
export type { ClockAct, ClockAddition, ClockCorrection } from './clockAct.ts';
export { planClockAddition } from './clockAddition.ts';
export { clockRefusals, planClockChange } from './clockChange.ts';
export type { ClockChange, ClockPlan, ClockRefusal } from './clockChange.ts';
export { clockDifference } from './derivedClock.ts';
export { clockTimeProblems } from './clockTimeProblems.ts';
export type { ClockTimeField, ClockTimeProblem } from './clockTimeProblems.ts';
export { mendableClocks } from './mendableClocks.ts';
