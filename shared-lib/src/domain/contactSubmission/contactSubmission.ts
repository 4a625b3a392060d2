import * as z from 'zod/mini';
import { flag, id, longText, nameOrEmpty, orNull, phone, recordFields, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** What a resident wrote through a community's public page, `customers/{customerId}/contactSubmissions/{id}`. */
export const contactSubmissionSchema = z.object({
  ...recordFields,
  communityId: id,
  name: nameOrEmpty,
  unitNumber: orNull(shortText),
  email: orNull(shortText),
  phone: orNull(phone),
  topic: z.enum(['missedPickup', 'violation', 'bulkItem', 'other']),
  message: z._default(longText, ''),
  smsConsent: flag(false),
  status: z._default(z.enum(['new', 'inProgress', 'resolved']), 'new'),
  verdict: orNull(longText),
  dueAt: orNull(instant),
});

export type ContactSubmission = z.output<typeof contactSubmissionSchema>;
