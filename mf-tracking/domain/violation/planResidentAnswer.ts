import {
  addDays,
  localDate,
  type Photo,
  maxNoticeAnswers,
  maxMoreDays,
  type NoticeAnswer,
  type ResidentAnswer,
  maxCaseSteps,
  type CaseStep,
  type AnswerRefusal,
  type Decision,
} from 'shared-lib/domain';
import type { Violation } from './record.ts';

/** What an answer is decided by. */
export interface AnswerFacts {
  readonly violation: Violation;
  /** Of the answer; the same when it is sent again. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The community's IANA zone. */
  readonly timeZone: string;
  /** What was sent with it, once it is stored. */
  readonly photo: Photo | null;
}

type AnswerFields = Pick<Violation, 'residentAnswers' | 'timeline'> &
  Partial<Pick<Violation, 'status' | 'dispute'>>;

/** What an answer comes to; null where it was taken before. */
export type AnswerPlan = Decision<{ fields: AnswerFields | null }, AnswerRefusal>;

/** So many of a case's steps are left to the office, whatever residents answer. */
const stepsOfOffice = 20;

/** Whether the office has yet to decide an answer by itself; a dispute is decided with the case. */
export const isWaiting = ({ kind, decision }: ResidentAnswer): boolean =>
  kind !== 'dispute' && decision === null;

/** The answer of a resident that waits for the office; null for none. */
export const waitingAnswer = ({
  residentAnswers,
}: Pick<Violation, 'residentAnswers'>): ResidentAnswer | null => residentAnswers.find(isWaiting) ?? null;

/** What becomes of a case that is disputed. @param at epoch milliseconds */
export const disputeFields = (text: string, at: number): Pick<Violation, 'status' | 'dispute'> => ({
  status: 'disputed',
  dispute: { text, submittedAt: at, decision: null, decidedAt: null, decisionNote: null },
});

const acts = { resolved: 'claimResolved', moreTime: 'askTime', dispute: 'dispute' } as const;

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
  if (waitingAnswer(violation) !== null) return 'waiting';
  if (answer.kind === 'resolved') return photo === null ? 'noPhoto' : null;
  if (cureBy === null) return 'closed';
  const today = localDate(at, timeZone);
  const isLater = answer.until > localDate(cureBy, timeZone) && answer.until > today;
  return isLater && answer.until <= addDays(today, maxMoreDays) ? null : 'until';
};

/**
 * What an answer to a notice comes to, sent by whoever has the code of the unit's tag. One that was taken before, by its id, changes
 * nothing, so it may be sent again. Words of residents are kept beside the steps, so that they take no room from those of the office.
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
    act: acts[kind],
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
