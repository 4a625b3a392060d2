import { deliveryFailureSchema, residentMessageSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { contactStatuses, handlingFields } from './handling.ts';

/** A resident request: what a resident wrote, and how it is handled. */
export const contactSubmissionSchema = z.extend(residentMessageSchema, {
  email: z.orNull(z.shortText),
  phone: z.orNull(z.phone),
  smsConsent: z.flag(false),
  status: z._default(z.enum(contactStatuses), 'new'),
  verdict: z.orNull(z.longText),
  dueAt: z.orNull(z.instant),
  /**
   * The reference that a resident gives on the phone (`newRequestNumber`); null for requests older than this field.
   */
  number: z.orNull(z.text(20)),
  /** The resident's language, which answers use too. */
  language: z._default(z.language, 'en'),
  /** Its source: the community's page, a bin tag's page, or a reply to a text. */
  via: z._default(z.enum(['page', 'bintag', 'text']), 'page'),
  /** The night of a missed pickup. */
  night: z.orNull(z.calendarDate),
  /**
   * The unit that a function matched by the typed unit number or the tag; residents never learn whether there
   * is one.
   */
  unitId: z.orNull(z.id),
  binTagId: z.orNull(z.id),
  /** The photo's path in Cloud Storage. */
  photo: z.orNull(z.text(1024)),
  /** Hash of the secret that lets the resident follow the request; null if it can't be followed. */
  receiptHash: z.orNull(z.text(64)),
  /** Why the receipt's email did not arrive; null if it did, or if there is none. */
  receiptFailure: z.orNull(deliveryFailureSchema),
  ...handlingFields,
});

export type ContactSubmission = z.output<typeof contactSubmissionSchema>;
