import * as z from 'zod/mini';
import {
  cents,
  flag,
  id,
  listOf,
  nameOrEmpty,
  orNull,
  recordFields,
  shortText,
  text,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { severities } from './violation.ts';

/** How many replaced fines a type keeps. */
export const maxPastFines = 20;

/** A replaced usual fine; null if there was none. */
const pastFine = z.object({ until: instant, cents: orNull(cents) });

/** A kind of violation defined by the owner, `customers/{customerId}/violationTypes/{id}`. Functions write it. */
export const violationTypeSchema = z.object({
  ...recordFields,
  name: z.object({ en: shortText, es: nameOrEmpty }),
  /** Whether it can be reported. Otherwise it is archived; its cases are unchanged. */
  isActive: flag(true),
  requiresPhoto: flag(true),
  /** The severity of a report that doesn't give one. */
  severity: z._default(z.enum(severities), 'medium'),
  defaultFineCents: orNull(cents),
  /** Replaced fines, oldest first. */
  pastFines: listOf(pastFine, maxPastFines),
  /** Where it can be reported. */
  communityIds: z._default(z.union([z.literal('all'), z.array(id)]), 'all'),
  smsTemplate: orNull(text(2000)),
  emailTemplate: orNull(text(20_000)),
  smsTemplateEs: orNull(text(2000)),
  emailTemplateEs: orNull(text(20_000)),
  /** Its position in lists, in the field and in the office. */
  order: z._default(z.int(), 0),
  /** The type that it and its cases were merged into; null if it wasn't merged. */
  mergedInto: orNull(id),
  /** When the last of its cases had been moved there. */
  mergedAt: orNull(instant),
  updatedBy: orNull(id),
});

export type ViolationType = z.output<typeof violationTypeSchema>;
