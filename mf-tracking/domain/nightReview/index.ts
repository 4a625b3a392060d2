export { shiftReasonWords } from './reasonWords.ts';
export {
  countReviews,
  lastServedNight,
  nightsLookedBack,
  reviewNight,
  shiftKey,
  shiftReasons,
  shiftReviews,
} from './reviewNight.ts';
export type { ReviewedShift, ShiftReason } from './reviewNight.ts';
