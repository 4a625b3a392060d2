import * as z from 'zod/mini';
import {
  count,
  countOrZero,
  id,
  listOf,
  longText,
  orNull,
  photo,
  recalculated,
  shiftRecordFields,
  shortText,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { serviceFeaturesSchema } from '../settings/operations.ts';
import { shiftReportStatuses } from './reportStatuses.ts';
import { roundCheck } from './roundCheck.ts';
import { officePhotoFields } from '../photo/officePhotoFields.ts';

/** The number of reviews that a report's history keeps. */
export const maxReportReviews = 50;

/** One review of a report: who, when, and the reason if returned. */
const reportReview = z.object({
  act: z.enum(['approved', 'returned', 'undone']),
  by: id,
  at: instant,
  note: orNull(longText),
});

export type ReportReview = z.output<typeof reportReview>;

/** A specialist's report of one shift at one community, `customers/{customerId}/shiftReports/{id}`. */
export const shiftReportSchema = z.object({
  ...shiftRecordFields,
  status: z.enum(shiftReportStatuses),
  startedAt: orNull(instant),
  submittedAt: orNull(instant),
  // Older apps calculated it themselves, negative if the clock was set back.
  durationMin: recalculated(orNull(count), null),
  unitsTotal: countOrZero,
  unitsServiced: countOrZero,
  unitsSkipped: countOrZero,
  violationsCount: countOrZero,
  checkpointsExpected: countOrZero,
  checkpointsScanned: countOrZero,
  missedCheckpointIds: listOf(id),
  compactorLevel: orNull(z.enum(['empty', 'half', 'full', 'overflow'])),
  compactorPhotos: listOf(photo, 50),
  issues: listOf(
    z.object({ type: shortText, note: z._default(longText, ''), photos: listOf(photo, 50) }),
    200,
  ),
  notes: orNull(longText),
  /** The service features the shift began with; null for reports older than this field. */
  features: orNull(serviceFeaturesSchema),
  /** Null until submitted, and for reports older than this check. */
  roundCheck: recalculated(orNull(roundCheck), null),
  reviewedBy: orNull(id),
  reviewedAt: orNull(instant),
  reviewNote: orNull(longText),
  /** All reviews, newest last. */
  reviews: listOf(reportReview, maxReportReviews),
  ...officePhotoFields,
});

export type ShiftReport = z.output<typeof shiftReportSchema>;
