import * as z from 'zod/mini';
import {
  count,
  countOrZero,
  geo,
  id,
  knownOf,
  listOf,
  longText,
  orNull,
  recalculated,
  shiftRecordFields,
  shortText,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { clockFlags, clockInOutStatuses } from './clockStatuses.ts';

/** The author of automatic entries. */
export const automaticAuthor = 'auto';

/**
 * One changed figure with its previous value. `from` and `to` are moments, except `breakMin`, which has minutes; an
 * approval is an entry of `approvedAt`. `by` is a login uid or `automaticAuthor`.
 */
const edit = z.object({
  by: id,
  at: instant,
  field: shortText,
  from: orNull(instant),
  to: orNull(instant),
  reason: longText,
});

/** A member's working time at one community on one night, `customers/{customerId}/clockInOuts/{id}`. */
export const clockInOutSchema = z.object({
  ...shiftRecordFields,
  status: z.enum(clockInOutStatuses),
  source: z._default(z.enum(['app', 'qr', 'manual', 'auto']), 'app'),
  scheduledStart: orNull(instant),
  clockInAt: orNull(instant),
  clockOutAt: orNull(instant),
  breakMin: countOrZero,
  // Older apps wrote negative minutes for a clock-out before its clock-in.
  workedMin: recalculated(orNull(count), null),
  lateMin: recalculated(countOrZero, 0),
  clockInGeo: orNull(geo),
  clockOutGeo: orNull(geo),
  edits: listOf(edit, 1000),
  approvedBy: orNull(id),
  approvedAt: orNull(instant),
  payPeriodId: orNull(shortText),
  flags: knownOf(clockFlags),
});

export type ClockInOut = z.output<typeof clockInOutSchema>;

export type ClockEdit = ClockInOut['edits'][number];
