export { lastServedNight, nightsLookedBack } from './lastServedNight.ts';
export { shiftReasonWords } from './reasonWords.ts';
export { countReviews, reviewNight, shiftKey, shiftReasons, shiftReviews } from './reviewNight.ts';
export type { ReviewedShift, ShiftReason } from './reviewNight.ts';
