export { clockCalls, clockCallsFor } from './calls.ts';
export { clockActSchema, clockAdditionSchema, clockCorrectionSchema } from './clockAction.ts';
export type { ClockAction, ClockAddition, ClockCorrection } from './clockAction.ts';
export { planClockAddition } from './clockAddition.ts';
export { clockRefusals, planClockChange } from './clockChange.ts';
export type { ClockChange, ClockPlan, ClockRefusal } from './clockChange.ts';
export { autoCloseAt, clockDifference, lateMinutes, repairableClocks } from './derivedClock.ts';
export { clockLimits, clockTimeProblems, overlapped, overlapWith } from './clockTimeProblems.ts';
export type { ClockTimeField, ClockTimeProblem, Presence } from './clockTimeProblems.ts';
