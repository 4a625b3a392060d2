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
  text,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { officePhotoFields } from '../photo/officePhotoFields.ts';
import { maxNoticeAnswers, residentAnswer } from './residentAnswer.ts';

export const violationStatuses = [
  'open',
  'notified',
  'escalated',
  'disputed',
  'resolved',
  'dismissed',
] as const;

/** How bad a violation is. */
export const severities = ['low', 'medium', 'high'] as const;

/** The languages of a notice. */
export const noticeLanguages = ['en', 'es'] as const;

export const noticeChannels = ['print', 'email', 'sms'] as const;
export const maxCaseSteps = 100;

/** How many photos of a sighting the field takes. */
const maxFieldPhotos = 6;

const notice = z.object({
  level: z.int().check(z.gte(0), z.lte(3)),
  channel: z.enum(noticeChannels),
  templateVersion: orNull(shortText),
  sentAt: orNull(instant),
  /** One of `noticeStates`; older ones are words of their own. */
  deliveryStatus: orNull(shortText),
  /** Why it did not arrive: a code of `deliveryErrors` or of its provider, with the provider's words. */
  deliveryError: orNull(z.object({ code: shortText, message: text(1000) })),
  /** When it came to that. */
  deliveryAt: orNull(instant),
  /** The step by which it was sent; null for one from before that was kept. */
  stepId: orNull(shortText),
  /** Who sent it. */
  sentBy: orNull(id),
  language: orNull(z.enum(noticeLanguages)),
  /** To which address; null for print. */
  to: orNull(shortText),
  /** What it said, word for word. */
  subject: orNull(shortText),
  text: orNull(longText),
});

/** One notice as it went out. */
export type ViolationNotice = z.output<typeof notice>;

const dispute = z.object({
  text: z._default(longText, ''),
  submittedAt: orNull(instant),
  /** One of `disputeDecisions`; older ones are words of their own. */
  decision: orNull(shortText),
  decidedAt: orNull(instant),
  decisionNote: orNull(longText),
});

/** What the office does with a case. */
export const caseActs = [
  'approve',
  'reject',
  'takeBack',
  'notify',
  'escalate',
  'setFine',
  'acceptAnswer',
  'refuseAnswer',
  'dispute',
  'decide',
  'resolve',
  'dismiss',
  'reopen',
] as const;

export type CaseAct = (typeof caseActs)[number];

/** What residents do with a case from the page of their tag; they dispute it as well, as the office does for them. */
const residentActs = ['claimResolved', 'askTime'] as const;

/** Whatever a step of a case can be. */
export const stepActs = [...caseActs, ...residentActs] as const;

export type StepAct = (typeof stepActs)[number];

const step = z.object({
  /** Chosen by who asked for it, so that the same step is never taken twice. */
  id: shortText,
  act: z.enum(stepActs),
  at: instant,
  by: orNull(id),
  /** The status after it. */
  status: z.enum(violationStatuses),
  words: orNull(longText),
  level: orNull(count),
  channel: orNull(z.enum(noticeChannels)),
  fineCents: orNull(cents),
});

/** One step of a case: who did what, when, and in which words. */
export type CaseStep = z.output<typeof step>;

/**
 * A breach of a community's rules seen at a unit, `customers/{customerId}/violations/{id}`, as several areas read it. A person reviews it
 * before any notice; a fine is never automatic. What tracking alone reads of it stands in `mf-tracking/domain/violation/record.ts`.
 */
export const violationSchema = z.object({
  ...shiftRecordFields,
  /** Given by a function, once for ever; empty until it has. */
  caseNumber: nameOrEmpty,
  unitId: id,
  typeId: id,
  /** The type's English name when the violation was seen: later renames don't rewrite history. */
  typeName: nameOrEmpty,
  /** The same in Spanish; empty where the type had none. */
  typeNameEs: nameOrEmpty,
  severity: z._default(z.enum(severities), 'medium'),
  description: z._default(longText, ''),
  photos: listOf(photo, maxFieldPhotos),
  ...officePhotoFields,
  observedAt: orNull(instant),
  reportedBy: orNull(id),
  collectedAnyway: flag(false),
  reviewStatus: z._default(z.enum(['pending', 'approved', 'rejected']), 'pending'),
  rejectionReason: orNull(longText),
  status: z.enum(violationStatuses),
  noticeLevel: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
  notices: listOf(notice, 100),
  /** The rule of the community that its notices cite, word for word; null for the kind of violation alone. */
  citedRule: orNull(text(2000)),
  cureBy: orNull(instant),
  fineCents: orNull(cents),
  occurrence: z._default(count, 1),
  dispute: orNull(dispute),
  /** What was answered from the page of the unit's tag, the latest last. */
  residentAnswers: listOf(residentAnswer, maxNoticeAnswers),
  resolvedAt: orNull(instant),
  resolutionNote: orNull(longText),
  /** Every step of the case, the latest last. */
  timeline: listOf(step, maxCaseSteps),
});

export type Violation = z.output<typeof violationSchema>;
