import * as z from 'zod/mini';
import {
  calendarDate,
  countOrZero,
  flag,
  id,
  language,
  listOf,
  longText,
  orNull,
  phone,
  recordFields,
  shortText,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** How many past residencies a unit keeps; the oldest are dropped. */
export const maxResidencies = 50;

export const unitStatuses = ['active', 'vacant', 'paused'] as const;

/** A home with trash service, `customers/{customerId}/units/{id}`. */
export const unitSchema = z.object({
  ...recordFields,
  communityId: id,
  building: orNull(shortText),
  floor: orNull(shortText),
  unitNumber: shortText,
  residentName: orNull(shortText),
  email: orNull(shortText),
  phone: orNull(phone),
  language: z._default(language, 'en'),
  smsOptIn: flag(false),
  smsOptInAt: orNull(instant),
  smsOptInSource: orNull(shortText),
  smsOptOutAt: orNull(instant),
  binTagId: orNull(id),
  status: z._default(z.enum(unitStatuses), 'active'),
  serviceNotes: orNull(longText),
  lastServicedAt: orNull(instant),
  violationCount90d: countOrZero,
  moveInDate: orNull(calendarDate),
  /**
   * The import that last wrote it: its previous values by field, and when that was. It can be undone until someone
   * changes the unit again.
   */
  lastImport: orNull(
    z.object({ id: shortText, at: orNull(instant), before: orNull(z.record(z.string(), z.unknown())) }),
  ),
  /** When past residents moved in and out, and nothing else about them; latest last. */
  residencies: listOf(z.object({ movedIn: orNull(calendarDate), movedOut: calendarDate }), maxResidencies),
});

export type Unit = z.output<typeof unitSchema>;
