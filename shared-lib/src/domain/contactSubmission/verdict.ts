import * as z from 'zod/mini';
import { calendarDate, count, id, listOf, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** What became of a pickup that somebody missed: it was collected, it was not out when we came by, we left it, or nobody can tell. */
export const verdicts = ['served', 'setOutLate', 'missed', 'unknown'] as const;

export type Verdict = (typeof verdicts)[number];

/** What a piece of evidence is about. */
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

/** As many pieces of evidence as a decision keeps. */
export const maxEvidence = 30;

/**
 * One thing that is known of the night. It names nobody: a property manager reads it too. What `word`, `count`, `of`, `at` and `until` mean
 * depends on its kind; `evidenceWords` says it.
 */
export const evidenceSchema = z.object({
  kind: z.enum(evidenceKinds),
  at: orNull(instant),
  until: orNull(instant),
  word: orNull(text(40)),
  count: orNull(count),
  of: orNull(count),
  /** The record that says so. */
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

/** What a person decided on a report of a missed pickup, with what was known then. */
export const decisionSchema = z.object({
  verdict: z.enum(verdicts),
  evidence: listOf(evidenceSchema, maxEvidence),
  by: id,
  at: instant,
  /** The night that it is about. */
  night: orNull(calendarDate),
  /** Why it was proposed; null where a person chose another verdict than was. */
  reason: orNull(z.enum(verdictReasons)),
  /** When it was served, where the verdict is that and the records say so. */
  servedAt: orNull(instant),
});

export type VerdictDecision = z.output<typeof decisionSchema>;
