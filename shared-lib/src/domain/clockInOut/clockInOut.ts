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
  reckonedAnew,
  shiftRecordFields,
  shortText,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';

export const clockInOutStatuses = ['open', 'closed', 'missed', 'autoClosed'] as const;

/**
 * What is remarkable of a clock-in: its moment lies outside the night that it names; it was sent over an hour after it was made; it came when
 * the pay period of its night was locked.
 */
export const clockFlags = ['outsideNight', 'sentLate', 'afterLock'] as const;

/** Who is named in an entry that no person made. */
export const automaticAuthor = 'auto';

/**
 * One figure that was changed, with what it was. `from` and `to` are moments, but for `breakMin`, whose are minutes; an approval is an entry of
 * `approvedAt`. `by` is a login uid, or `automaticAuthor`.
 */
const edit = z.object({
  by: id,
  at: instant,
  field: shortText,
  from: orNull(instant),
  to: orNull(instant),
  reason: longText,
});

/** The working time of one member at one community on one night, `customers/{customerId}/clockInOuts/{id}`. */
export const clockInOutSchema = z.object({
  ...shiftRecordFields,
  status: z.enum(clockInOutStatuses),
  source: z._default(z.enum(['app', 'qr', 'manual', 'auto']), 'app'),
  scheduledStart: orNull(instant),
  clockInAt: orNull(instant),
  clockOutAt: orNull(instant),
  breakMin: countOrZero,
  // Older apps wrote minutes below zero up to a clock-out before its clock-in.
  workedMin: reckonedAnew(orNull(count), null),
  lateMin: reckonedAnew(countOrZero, 0),
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
