import * as z from 'zod/mini';
import { calendarDate, count, id, listOf, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/**
 * The verdict on a reported missed pickup: it was collected, it was not out when we came by, we missed it, or there
 * is no evidence.
 */
export const verdicts = ['served', 'setOutLate', 'missed', 'unknown'] as const;

export type Verdict = (typeof verdicts)[number];

/** The kinds of evidence. */
export const evidenceKinds = [
  'schedule',
  'window',
  'announcement',
  'clockIn',
  'nobodyCame',
  'report',
  'door',
  'correction',
  'noDoor',
  'duplicates',
  'outOfRange',
  'clockOff',
  'neighbours',
  'checkpoints',
  'reported',
  'unitUnknown',
] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];

/** The most pieces of evidence in a decision. */
export const maxEvidence = 30;

/**
 * One known fact about the night. It names no people, because property managers read it too. What `word`, `count`,
 * `of`, `at` and `until` mean depends on its kind; `evidenceWords` puts it into words.
 */
export const evidenceSchema = z.object({
  kind: z.enum(evidenceKinds),
  at: orNull(instant),
  until: orNull(instant),
  word: orNull(text(40)),
  count: orNull(count),
  of: orNull(count),
  /** The record it comes from. */
  recordId: orNull(id),
  /** The path of its photo in Storage. */
  photo: orNull(text(1024)),
});

export type Evidence = z.output<typeof evidenceSchema>;

/** Why a verdict is proposed. */
export const verdictReasons = [
  'collected',
  'notOut',
  'tooEarly',
  'left',
  'setOutWrong',
  'nobodyCame',
  'passedBy',
  'calledOff',
  'noService',
  'notYet',
  'underWay',
  'noUnit',
  'noRecords',
  'notBorneOut',
  'clockOff',
  'doorsNotRecorded',
] as const;

export type VerdictReason = (typeof verdictReasons)[number];

/** A person's decision on a missed pickup report, with the evidence at the time. */
export const decisionSchema = z.object({
  verdict: z.enum(verdicts),
  evidence: listOf(evidenceSchema, maxEvidence),
  by: id,
  at: instant,
  /** The night it covers. */
  night: orNull(calendarDate),
  /** Why it was proposed; null if a person chose another verdict. */
  reason: orNull(z.enum(verdictReasons)),
  /** When it was served, if the verdict is `served` and the records have the time. */
  servedAt: orNull(instant),
});

export type VerdictDecision = z.output<typeof decisionSchema>;
