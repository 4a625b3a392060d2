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

/** What residents write about. */
export const contactTopics = ['missedPickup', 'violation', 'bulkItem', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** What a resident wrote through a community's public page, `customers/{customerId}/contactSubmissions/{id}`. */
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
  /** What they say on the phone about it (`newRequestNumber`); null for what is older than numbers. */
  number: orNull(text(20)),
  /** In which language they wrote, and are answered. */
  language: z._default(language, 'en'),
  /** How it came: from the community's page, from a bin tag's, or as a reply to a text. */
  via: z._default(z.enum(['page', 'bintag', 'text']), 'page'),
  /** The night that a missed pickup is about. */
  night: orNull(calendarDate),
  /** The unit that a function found by the number that they gave, or by the tag; they are never told whether there is one. */
  unitId: orNull(id),
  binTagId: orNull(id),
  /** Where their photo is in Cloud Storage. */
  photo: orNull(text(1024)),
  /** Of the secret with which they follow their request; null for what nobody follows. */
  receiptHash: orNull(text(64)),
  /** Why the mail with the receipt did not arrive; null if it did, or if there is none. */
  receiptFailure: orNull(deliveryFailureSchema),
  ...handlingFields,
});

export type ContactSubmission = z.output<typeof contactSubmissionSchema>;
