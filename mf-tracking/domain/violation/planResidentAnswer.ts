import {
  addDays,
  localDate,
  type Photo,
  maxNoticeAnswers,
  maxExtensionDays,
  type ResidentAnswer,
  maxCaseSteps,
  type CaseStep,
  type AnswerRefusal,
  type Decision,
} from 'shared-lib/domain';
import type { Violation } from './record.ts';

/** A resident's answer to a notice, as mf-communities has checked it. */
export type NoticeAnswer =
  | { readonly kind: 'resolved'; readonly words: string }
  /** They request more time, until a date, `YYYY-MM-DD`. */
  | { readonly kind: 'moreTime'; readonly words: string; readonly until: string }
  | { readonly kind: 'dispute'; readonly words: string };

/** The facts that decide an answer. */
export interface AnswerFacts {
  readonly violation: Violation;
  /** The answer's id; a retry has the same. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The community's IANA zone. */
  readonly timeZone: string;
  /** The photo sent with it, once stored. */
  readonly photo: Photo | null;
}

type AnswerFields = Pick<Violation, 'residentAnswers' | 'timeline'> &
  Partial<Pick<Violation, 'status' | 'dispute'>>;

/** The outcome of an answer; `fields` is null if it was recorded before. */
export type AnswerPlan = Decision<{ fields: AnswerFields | null }, AnswerRefusal>;

/** How many steps of a case are reserved for the office, no matter how many answers residents send. */
const stepsOfOffice = 20;

/** Whether an answer still needs a decision from the office; a dispute is decided with the case. */
export const isPending = ({ kind, decision }: ResidentAnswer): boolean =>
  kind !== 'dispute' && decision === null;

/** The resident's answer that waits for the office; null for none. */
export const pendingAnswer = ({
  residentAnswers,
}: Pick<Violation, 'residentAnswers'>): ResidentAnswer | null => residentAnswers.find(isPending) ?? null;

/** The fields of a disputed case. @param at epoch milliseconds */
export const disputeFields = (text: string, at: number): Pick<Violation, 'status' | 'dispute'> => ({
  status: 'disputed',
  dispute: { text, submittedAt: at, decision: null, decidedAt: null, decisionNote: null },
});

const actions = { resolved: 'claimResolved', moreTime: 'askTime', dispute: 'dispute' } as const;

const refusalOf = (
  answer: NoticeAnswer,
  { violation, at, timeZone, photo }: AnswerFacts,
): AnswerRefusal | null => {
  const { reviewStatus, status, residentAnswers, timeline, cureBy, dispute } = violation;
  const isOpen = reviewStatus === 'approved' && (status === 'notified' || status === 'escalated');
  if (!isOpen) return 'closed';
  if (residentAnswers.length >= maxNoticeAnswers || timeline.length >= maxCaseSteps - stepsOfOffice)
    return 'full';
  if (answer.kind === 'dispute') return dispute === null ? null : 'closed';
  if (pendingAnswer(violation) !== null) return 'waiting';
  if (answer.kind === 'resolved') return photo === null ? 'noPhoto' : null;
  if (cureBy === null) return 'closed';
  const today = localDate(at, timeZone);
  const isLater = answer.until > localDate(cureBy, timeZone) && answer.until > today;
  return isLater && answer.until <= addDays(today, maxExtensionDays) ? null : 'until';
};

/**
 * Decides on an answer to a notice, sent by anyone with the code of the unit's tag. Retries are idempotent,
 * by the answer's id. Residents' words are stored apart from the steps, so they don't count toward the
 * office's limit.
 */
export const planResidentAnswer = (answer: NoticeAnswer, facts: AnswerFacts): AnswerPlan => {
  const { violation, id, at, photo } = facts;
  const { residentAnswers, timeline } = violation;
  if (residentAnswers.some((given) => given.id === id)) return { ok: true, fields: null };
  const code = refusalOf(answer, facts);
  if (code !== null) return { ok: false, code };
  const { kind, words } = answer;
  const given: ResidentAnswer = {
    id,
    kind,
    words,
    photo: kind === 'resolved' ? photo : null,
    until: kind === 'moreTime' ? answer.until : null,
    at,
    decision: null,
    decidedAt: null,
  };
  const changed: Partial<Pick<Violation, 'status' | 'dispute'>> =
    kind === 'dispute' ? disputeFields(words, at) : {};
  const step: CaseStep = {
    id,
    act: actions[kind],
    at,
    by: null,
    status: changed.status ?? violation.status,
    words: null,
    level: null,
    channel: null,
    fineCents: null,
  };
  return {
    ok: true,
    fields: { ...changed, residentAnswers: [...residentAnswers, given], timeline: [...timeline, step] },
  };
};
