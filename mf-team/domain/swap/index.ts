export { swapCalls } from './calls.ts';
export type {
  AnswerSwapAnswer,
  AskSwapAnswer,
  DecideSwapAnswer,
  FindSwapColleaguesAnswer,
  SwapVerdict,
} from './calls.ts';
export {
  isOpenSwap,
  isSameSwap,
  legsOf,
  shiftSwapSchema,
  swapIdOf,
  swapLimits,
  swapPlace,
} from './shiftSwap.ts';
export type { ShiftSwap, SwapLeg, SwapTerms } from './shiftSwap.ts';
export { swapBack, swapChanges } from './swapChanges.ts';
export { askRefusal, conflictsAfter, nextSwapNumber, refusedLegs } from './swapRefusals.ts';
export type { AskRefusal, LegFacts, LegRefusal, RefusedLeg } from './swapRefusals.ts';
