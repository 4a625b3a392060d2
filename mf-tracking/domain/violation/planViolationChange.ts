import {
  addDays,
  localDate,
  bytesOf,
  segmentsOf,
  changedMeanwhile,
  hasChanged,
  type Decision,
  type Unit,
  type NoticeChannel,
  type NoticeLetter,
  caseActions,
  maxCaseSteps,
  type CaseAction,
  type CaseStep,
  type ResidentAnswer,
} from 'shared-lib/domain';
import { endOfDay } from './noticeLetter.ts';
import { maxNoticeBytes, maxNoticeLevel, maxNotices, maxStepBytes } from './violation.ts';
import { disputeFields, isPending, pendingAnswer } from './planResidentAnswer.ts';
import { maxCureDays, type ViolationChange } from './violationChange.ts';
import type { Violation } from './record.ts';

/** Why a step can't be taken. */
export const caseRefusals = [
  changedMeanwhile,
  'notNow',
  'tooManySteps',
  'noEmail',
  'noConsent',
  'abroad',
  'notSetUp',
  'overLimit',
  'tooManyMails',
  'noticesFull',
  'cureDate',
  'notLower',
  'gone',
] as const;

export type CaseRefusal = (typeof caseRefusals)[number];

/** The data that a step depends on. */
export interface CaseFacts {
  readonly violation: Violation;
  /** The author's login uid. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The community's IANA zone. */
  readonly timeZone: string;
  /** The unit's residents; null if the unit was deleted. */
  readonly unit: Pick<Unit, 'email' | 'phone' | 'smsOptIn'> | null;
  /** The channels of a notice; print is always available. */
  readonly channels: readonly NoticeChannel[];
  /** Whether the business may text a number (`mayText`); always true for a step that texts no one. */
  readonly mayText: (phone: string) => boolean;
  /** The notice's content; null for the other acts. */
  readonly letter: NoticeLetter | null;
  /** How many segments may still be texted this month; null for no limit. */
  readonly segmentsLeft: number | null;
  /** How many emails to residents may still be sent today; null if nothing is emailed. */
  readonly emailsLeft: number | null;
}

type Fields = Partial<
  Pick<
    Violation,
    | 'reviewStatus'
    | 'rejectionReason'
    | 'status'
    | 'noticeLevel'
    | 'notices'
    | 'citedRule'
    | 'cureBy'
    | 'fineCents'
    | 'dispute'
    | 'resolvedAt'
    | 'resolutionNote'
    | 'residentAnswers'
  >
>;

/** The result of a step; null if it was already taken. */
export type CasePlan = Decision<{ fields: (Fields & Pick<Violation, 'timeline'>) | null }, CaseRefusal>;

type CaseState = Pick<
  Violation,
  'reviewStatus' | 'status' | 'noticeLevel' | 'notices' | 'fineCents' | 'residentAnswers'
>;

const isActive = ({ reviewStatus, status }: CaseState) =>
  reviewStatus === 'approved' && (status === 'open' || status === 'notified' || status === 'escalated');

const wasNotified = ({ status }: CaseState) => status === 'notified' || status === 'escalated';

const isOver = ({ status }: CaseState) => status === 'resolved' || status === 'dismissed';

const isPossible: Readonly<Record<CaseAction, (violation: CaseState) => boolean>> = {
  approve: ({ reviewStatus }) => reviewStatus === 'pending',
  reject: ({ reviewStatus }) => reviewStatus === 'pending',
  // A review can be undone as long as nothing followed from it.
  takeBack: ({ reviewStatus, status, notices, fineCents }) =>
    reviewStatus === 'rejected' ||
    (reviewStatus === 'approved' && status === 'open' && notices.length === 0 && fineCents === null),
  notify: (violation) => isActive(violation) && violation.notices.length < maxNotices,
  escalate: (violation) =>
    isActive(violation) && wasNotified(violation) && violation.noticeLevel < maxNoticeLevel,
  setFine: isActive,
  acceptAnswer: (violation) => isActive(violation) && pendingAnswer(violation) !== null,
  refuseAnswer: (violation) => isActive(violation) && pendingAnswer(violation) !== null,
  dispute: (violation) => isActive(violation) && wasNotified(violation),
  decide: ({ reviewStatus, status }) => reviewStatus === 'approved' && status === 'disputed',
  resolve: isActive,
  dismiss: (violation) =>
    isActive(violation) || (violation.reviewStatus === 'approved' && violation.status === 'disputed'),
  reopen: (violation) => violation.reviewStatus === 'approved' && isOver(violation),
};

/** The steps that a case can take in its current state, in the order of `caseActions`. */
export const possibleActions = (violation: CaseState): CaseAction[] =>
  caseActions.filter((act) => isPossible[act](violation));

/** An open case's status according to its sent notices. */
const statusOfLevel = (level: number): Violation['status'] => {
  if (level === 0) return 'open';
  return level === 1 ? 'notified' : 'escalated';
};

type Changed = { readonly fields: Fields; readonly step?: Partial<CaseStep> } | CaseRefusal;

/** The size of the notices in their case's document. */
const sizeOfNotices = (notices: Violation['notices']): number =>
  notices.reduce((sum, { subject, text }) => sum + bytesOf(subject ?? '') + bytesOf(text ?? ''), 0);

const sizeOfWords = (timeline: readonly CaseStep[]): number =>
  timeline.reduce((sum, { words }) => sum + bytesOf(words ?? ''), 0);

const isCureDate = (date: string, at: number, timeZone: string): boolean => {
  const today = localDate(at, timeZone);
  return date >= today && date <= addDays(today, maxCureDays);
};

const notify = (change: Extract<ViolationChange, { act: 'notify' }>, facts: CaseFacts): Changed => {
  const { violation, unit, at, by, timeZone, letter } = facts;
  const { channel, language, citedRule } = change;
  if (letter === null) return 'gone';
  if (channel === 'email' && !unit?.email) return 'noEmail';
  if (channel === 'sms' && (!unit?.smsOptIn || unit.phone === null)) return 'noConsent';
  if (channel === 'sms' && !facts.mayText(unit?.phone ?? '')) return 'abroad';
  if (channel !== 'print' && !facts.channels.includes(channel)) return 'notSetUp';
  const { segmentsLeft, emailsLeft } = facts;
  if (channel === 'sms' && segmentsLeft !== null && segmentsOf(letter.text).segments > segmentsLeft)
    return 'overLimit';
  if (channel === 'email' && emailsLeft !== null && emailsLeft < 1) return 'tooManyMails';
  const { cureBy } = change;
  if (cureBy !== null && !isCureDate(cureBy, at, timeZone)) return 'cureDate';
  const level = Math.max(violation.noticeLevel, 1);
  const to = { print: null, email: unit?.email ?? null, sms: unit?.phone ?? null }[channel];
  const notices: Violation['notices'] = [
    ...violation.notices,
    {
      level,
      channel,
      language,
      to,
      ...letter,
      sentAt: at,
      sentBy: by,
      deliveryStatus: channel === 'print' ? 'printed' : 'queued',
      deliveryError: null,
      deliveryAt: null,
      stepId: change.stepId,
    },
  ];
  if (sizeOfNotices(notices) > maxNoticeBytes) return 'noticesFull';
  return {
    fields: {
      status: statusOfLevel(level),
      noticeLevel: level,
      citedRule,
      cureBy: cureBy === null ? null : endOfDay(cureBy, timeZone),
      notices,
    },
    step: { level, channel },
  };
};

/** The resident's answers after the pending one is decided. */
const answersDecided = (
  { residentAnswers }: Violation,
  decision: NonNullable<ResidentAnswer['decision']>,
  at: number,
): Violation['residentAnswers'] =>
  residentAnswers.map((answer) => (isPending(answer) ? { ...answer, decision, decidedAt: at } : answer));

/** A closed case leaves no answer pending. */
const answered = (violation: Violation, at: number): Fields =>
  pendingAnswer(violation) === null ? {} : { residentAnswers: answersDecided(violation, 'accepted', at) };

const accept = (
  { cureBy, words }: Extract<ViolationChange, { act: 'acceptAnswer' }>,
  { violation, at, timeZone }: CaseFacts,
): Changed => {
  const residentAnswers = answersDecided(violation, 'accepted', at);
  if (pendingAnswer(violation)?.kind === 'resolved')
    return { fields: { residentAnswers, status: 'resolved', resolvedAt: at, resolutionNote: words } };
  if (cureBy === null || !isCureDate(cureBy, at, timeZone)) return 'cureDate';
  return { fields: { residentAnswers, cureBy: endOfDay(cureBy, timeZone) } };
};

const decide = (
  change: Extract<ViolationChange, { act: 'decide' }>,
  { violation, at }: CaseFacts,
): Changed => {
  const { decision, words: wording, fineCents } = change;
  const decided = {
    text: violation.dispute?.text ?? '',
    submittedAt: violation.dispute?.submittedAt ?? null,
    decision,
    decidedAt: at,
    decisionNote: wording,
  };
  const stays = { dispute: decided, status: statusOfLevel(violation.noticeLevel) };
  if (decision === 'uphold') return { fields: stays };
  if (decision === 'reduce') {
    if (violation.fineCents === null || fineCents === null || fineCents >= violation.fineCents)
      return 'notLower';
    return { fields: { ...stays, fineCents }, step: { fineCents } };
  }
  return {
    fields: {
      ...answered(violation, at),
      dispute: decided,
      status: 'dismissed',
      fineCents: null,
      resolvedAt: at,
      resolutionNote: wording,
    },
  };
};

const changed = (change: ViolationChange, facts: CaseFacts): Changed => {
  const { violation, at } = facts;
  switch (change.act) {
    case 'approve':
      return { fields: { reviewStatus: 'approved' } };
    case 'reject':
      return { fields: { reviewStatus: 'rejected', status: 'dismissed', rejectionReason: change.words } };
    case 'takeBack':
      return { fields: { reviewStatus: 'pending', status: 'open', rejectionReason: null } };
    case 'notify':
      return notify(change, facts);
    case 'escalate': {
      const level = violation.noticeLevel + 1;
      return { fields: { noticeLevel: level, status: statusOfLevel(level) }, step: { level } };
    }
    case 'setFine':
      return { fields: { fineCents: change.fineCents }, step: { fineCents: change.fineCents } };
    case 'acceptAnswer':
      return accept(change, facts);
    case 'refuseAnswer':
      return { fields: { residentAnswers: answersDecided(violation, 'refused', at) } };
    case 'dispute':
      return { fields: disputeFields(change.words, at) };
    case 'decide':
      return decide(change, facts);
    case 'resolve':
      return {
        fields: {
          ...answered(violation, at),
          status: 'resolved',
          resolvedAt: at,
          resolutionNote: change.words,
        },
      };
    case 'dismiss':
      return {
        fields: {
          ...answered(violation, at),
          status: 'dismissed',
          fineCents: null,
          resolvedAt: at,
          resolutionNote: change.words,
        },
      };
    case 'reopen':
      return {
        fields: { status: statusOfLevel(violation.noticeLevel), resolvedAt: null, resolutionNote: null },
      };
  }
};

/**
 * Plans a step of a case. Steps are idempotent by id; one whose author did not see the latest step is
 * rejected.
 */
export const planViolationChange = (change: ViolationChange, facts: CaseFacts): CasePlan => {
  const { violation, by, at } = facts;
  const { timeline } = violation;
  if (timeline.some(({ id }) => id === change.stepId)) return { ok: true, fields: null };
  if (hasChanged(violation, change.seen)) return { ok: false, code: changedMeanwhile };
  if (!isPossible[change.act](violation)) return { ok: false, code: 'notNow' };
  if (timeline.length >= maxCaseSteps) return { ok: false, code: 'tooManySteps' };
  const result = changed(change, facts);
  if (typeof result === 'string') return { ok: false, code: result };
  const { fields, step } = result;
  const taken: CaseStep = {
    id: change.stepId,
    act: change.act,
    at,
    by,
    status: fields.status ?? violation.status,
    words: 'words' in change ? change.words : null,
    level: null,
    channel: null,
    fineCents: null,
    ...step,
  };
  const steps = [...timeline, taken];
  if (taken.words !== null && sizeOfWords(steps) > maxStepBytes) return { ok: false, code: 'tooManySteps' };
  return { ok: true, fields: { ...fields, timeline: steps } };
};
