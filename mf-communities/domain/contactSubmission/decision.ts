import * as z from 'shared-lib/domain/schema';
import { text } from 'shared-lib/domain/schema';

/**
 * The verdict on a reported missed pickup: it was collected, it was not out when we came by, we missed it, or the
 * records don't show.
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

/** Maximum number of pieces of evidence in a decision. */
export const maxEvidence = 30;

/**
 * One known fact about the night. It names no people, because property managers read it too. The meaning of
 * `word`, `count`, `of`, `at` and `until` depends on its kind; `evidenceWords` turns it into a sentence.
 */
export const evidenceSchema = z.object({
  kind: z.enum(evidenceKinds),
  at: z.orNull(z.instant),
  until: z.orNull(z.instant),
  word: z.orNull(z.text(40)),
  count: z.orNull(z.count),
  of: z.orNull(z.count),
  /** The record it comes from. */
  recordId: z.orNull(z.id),
  /** The path of its photo in Storage. */
  photo: z.orNull(z.text(1024)),
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
  evidence: z.listOf(evidenceSchema, maxEvidence),
  by: z.id,
  at: z.instant,
  /** The night it covers. */
  night: z.orNull(z.calendarDate),
  /** Why it was proposed; null if a person chose another verdict. */
  reason: z.orNull(z.enum(verdictReasons)),
  /** When it was served, if the verdict is `served` and the records have the time. */
  servedAt: z.orNull(z.instant),
});

export type VerdictDecision = z.output<typeof decisionSchema>;

/** The verdict on a missed pickup that a night's records suggest. A person decides. */
export const proposalSchema = z.object({
  /** The night the report is assumed to be about, `YYYY-MM-DD`. */
  night: text(10),
  verdict: z.enum(verdicts),
  reason: z.enum(verdictReasons),
  /** When someone was at the door, epoch milliseconds; null if unknown. */
  at: z.nullable(z.number()),
  evidence: z.array(evidenceSchema).check(z.maxLength(maxEvidence)),
});

export type Proposal = z.output<typeof proposalSchema>;
