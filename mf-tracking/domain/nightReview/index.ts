export { shiftReasonTexts } from './reasonTexts.ts';
export {
  countReviews,
  lastServedNight,
  maxNightsBack,
  reviewNight,
  shiftKey,
  shiftReasons,
  shiftReviews,
} from './reviewNight.ts';
export type { ReviewedShift, ShiftReason } from './reviewNight.ts';
