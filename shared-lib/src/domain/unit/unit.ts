import * as z from 'zod/mini';
import {
  calendarDate,
  countOrZero,
  flag,
  id,
  language,
  longText,
  orNull,
  phone,
  recordFields,
  shortText,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** A home whose trash is collected, `customers/{customerId}/units/{id}`. */
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
  status: z._default(z.enum(['active', 'vacant', 'paused']), 'active'),
  serviceNotes: orNull(longText),
  lastServicedAt: orNull(instant),
  violationCount90d: countOrZero,
  moveInDate: orNull(calendarDate),
});

export type Unit = z.output<typeof unitSchema>;
