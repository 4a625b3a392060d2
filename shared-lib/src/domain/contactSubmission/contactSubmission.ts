import * as z from 'zod/mini';
import {
  calendarDate,
  flag,
  id,
  language,
  longText,
  nameOrEmpty,
  orNull,
  phone,
  recordFields,
  shortText,
  text,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliveryFailureSchema } from '../message/deliveryFailure.ts';
import { contactStatuses, handlingFields } from './handling.ts';

/** The topics residents write about. */
export const contactTopics = ['missedPickup', 'violation', 'bulkItem', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** A message from a community's public page, `customers/{customerId}/contactSubmissions/{id}`. */
export const contactSubmissionSchema = z.object({
  ...recordFields,
  communityId: id,
  name: nameOrEmpty,
  unitNumber: orNull(shortText),
  email: orNull(shortText),
  phone: orNull(phone),
  topic: z.enum(contactTopics),
  message: z._default(longText, ''),
  smsConsent: flag(false),
  status: z._default(z.enum(contactStatuses), 'new'),
  verdict: orNull(longText),
  dueAt: orNull(instant),
  /** The reference that a resident gives on the phone (`newRequestNumber`); null for requests older than numbers. */
  number: orNull(text(20)),
  /** The resident's language, which answers use too. */
  language: z._default(language, 'en'),
  /** Its source: the community's page, a bin tag's page, or a reply to a text. */
  via: z._default(z.enum(['page', 'bintag', 'text']), 'page'),
  /** The night of a missed pickup. */
  night: orNull(calendarDate),
  /** The unit that a function found by their number or the tag; residents never learn whether there is one. */
  unitId: orNull(id),
  binTagId: orNull(id),
  /** The photo's path in Cloud Storage. */
  photo: orNull(text(1024)),
  /** Hash of the secret that lets the resident follow the request; null if it can't be followed. */
  receiptHash: orNull(text(64)),
  /** Why the receipt's email did not arrive; null if it did, or if there is none. */
  receiptFailure: orNull(deliveryFailureSchema),
  ...handlingFields,
});

export type ContactSubmission = z.output<typeof contactSubmissionSchema>;
