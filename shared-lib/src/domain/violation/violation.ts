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

/** A violation's severity. */
export const severities = ['low', 'medium', 'high'] as const;

/** The languages of a notice. */
export const noticeLanguages = ['en', 'es'] as const;

export const noticeChannels = ['print', 'email', 'sms'] as const;
export const maxCaseSteps = 100;

/** Maximum number of photos taken of a violation in the field. */
const maxFieldPhotos = 6;

const notice = z.object({
  level: z.int().check(z.gte(0), z.lte(3)),
  channel: z.enum(noticeChannels),
  templateVersion: orNull(shortText),
  sentAt: orNull(instant),
  /** One of `noticeStates`; older notices have other values. */
  deliveryStatus: orNull(shortText),
  /** Why it did not arrive: a code from `deliveryErrors` or its provider, with the provider's words. */
  deliveryError: orNull(z.object({ code: shortText, message: text(1000) })),
  /** When the status changed. */
  deliveryAt: orNull(instant),
  /** The step that sent it; null for notices older than this field. */
  stepId: orNull(shortText),
  /** The author. */
  sentBy: orNull(id),
  language: orNull(z.enum(noticeLanguages)),
  /** The recipient's address; null for print. */
  to: orNull(shortText),
  /** The text, word for word. */
  subject: orNull(shortText),
  text: orNull(longText),
});

/** A notice as sent. */
export type ViolationNotice = z.output<typeof notice>;

const dispute = z.object({
  text: z._default(longText, ''),
  submittedAt: orNull(instant),
  /** One of `disputeDecisions`; older cases have other values. */
  decision: orNull(shortText),
  decidedAt: orNull(instant),
  decisionNote: orNull(longText),
});

/** The office's actions on a case. */
export const caseActions = [
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

export type CaseAction = (typeof caseActions)[number];

/** Residents' actions on a case from their tag's page; they can also dispute it, as the office can on their behalf. */
const residentActions = ['claimResolved', 'askTime'] as const;

/** All kinds of steps in a case. */
export const stepActions = [...caseActions, ...residentActions] as const;

export type StepAction = (typeof stepActions)[number];

const step = z.object({
  /** Chosen by the caller, which makes retries idempotent. */
  id: shortText,
  act: z.enum(stepActions),
  at: instant,
  by: orNull(id),
  /** The status after the step. */
  status: z.enum(violationStatuses),
  words: orNull(longText),
  level: orNull(count),
  channel: orNull(z.enum(noticeChannels)),
  fineCents: orNull(cents),
});

/** One step of a case, with its author, time and words. */
export type CaseStep = z.output<typeof step>;

/**
 * A breach of a community's rules observed at a unit, `customers/{customerId}/violations/{id}`: the fields that
 * several areas read. A person reviews it before any notice; a fine is never automatic. Fields that only tracking
 * reads are in `mf-tracking/domain/violation/record.ts`.
 */
export const violationSchema = z.object({
  ...shiftRecordFields,
  /** Assigned once by a function, permanently; empty until then. */
  caseNumber: nameOrEmpty,
  unitId: id,
  typeId: id,
  /** The type's English name when the violation was observed: later renames don't rewrite history. */
  typeName: nameOrEmpty,
  /** The same in Spanish; empty if the type had none. */
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
  /** The community rule that its notices cite, word for word; null to cite only the kind of violation. */
  citedRule: orNull(text(2000)),
  cureBy: orNull(instant),
  fineCents: orNull(cents),
  occurrence: z._default(count, 1),
  dispute: orNull(dispute),
  /** Answers from the unit's tag page, latest last. */
  residentAnswers: listOf(residentAnswer, maxNoticeAnswers),
  resolvedAt: orNull(instant),
  resolutionNote: orNull(longText),
  /** Every step of the case, latest last. */
  timeline: listOf(step, maxCaseSteps),
});

export type Violation = z.output<typeof violationSchema>;
