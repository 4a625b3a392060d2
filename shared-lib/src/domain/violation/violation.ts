import * as z from 'zod/mini';
import {
  cents,
  count,
  flag,
  id,
  listOf,
  longText,
  nameOrEmpty,
  orNull,
  photo,
  shiftRecordFields,
  shortText,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';

export const violationStatuses = [
  'open',
  'notified',
  'escalated',
  'disputed',
  'resolved',
  'dismissed',
] as const;

const notice = z.object({
  level: z.int().check(z.gte(0), z.lte(3)),
  channel: z.enum(['sms', 'email', 'print']),
  templateVersion: orNull(shortText),
  sentAt: orNull(instant),
  deliveryStatus: orNull(shortText),
});

const dispute = z.object({
  text: z._default(longText, ''),
  submittedAt: orNull(instant),
  decision: orNull(shortText),
});

/**
 * A breach of a community's rules seen at a unit, `customers/{customerId}/violations/{id}`. A person reviews it before
 * any notice; a fine is never automatic.
 */
export const violationSchema = z.object({
  ...shiftRecordFields,
  /** Given by a function, once for ever; empty until it has. */
  caseNumber: nameOrEmpty,
  unitId: id,
  typeId: id,
  /** The type's English name when the violation was seen: later renames don't rewrite history. */
  typeName: nameOrEmpty,
  severity: z._default(z.enum(['low', 'medium', 'high']), 'medium'),
  description: z._default(longText, ''),
  photos: listOf(photo, 6),
  observedAt: orNull(instant),
  reportedBy: orNull(id),
  collectedAnyway: flag(false),
  reviewStatus: z._default(z.enum(['pending', 'approved', 'rejected']), 'pending'),
  rejectionReason: orNull(longText),
  status: z.enum(violationStatuses),
  noticeLevel: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
  notices: listOf(notice, 100),
  cureBy: orNull(instant),
  fineCents: orNull(cents),
  occurrence: z._default(count, 1),
  dispute: orNull(dispute),
  resolvedAt: orNull(instant),
  resolutionNote: orNull(longText),
});

export type Violation = z.output<typeof violationSchema>;
