import { changedMeanwhile, hasChanged, segmentsOf, doorName, canReceiveTexts } from 'shared-lib/domain';
import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import {
  maxAnswers,
  maxContactSteps,
  type AnswerChannel,
  type ContactAnswer,
} from '../contactSubmission/handling.ts';
import { answerFault, answerOf, answerSubject, answerValues, textedAnswer } from './answerText.ts';
import type { ContactChange } from './contactChange.ts';
import {
  started,
  changedBy,
  done,
  refused,
  withStatus,
  type AnswerFacts,
  type AnswerMessage,
  type ContactFacts,
  type ContactPlan,
  type ContactRefusal,
} from './contactPlan.ts';

/** Whether a request can be answered through a channel, or why not. */
export const answerFailureReason = (
  { email, phone, smsConsent }: Pick<ContactSubmission, 'email' | 'phone' | 'smsConsent'>,
  channel: AnswerChannel,
  { channels, suppressed, mayText }: Pick<AnswerFacts, 'channels' | 'suppressed' | 'mayText'>,
): ContactRefusal | null => {
  if (channel === 'email') return email ? null : 'noEmail';
  if (phone === null || !canReceiveTexts(phone)) return 'noPhone';
  if (!smsConsent) return 'noConsent';
  if (suppressed.has(phone)) return 'suppressed';
  if (!mayText(phone)) return 'abroad';
  return channels.includes('text') ? null : 'notSetUp';
};

/** Within the length that carriers accept. */
const maxTextedAnswer = 1200;

const planAnswer = (change: Extract<ContactChange, { act: 'answer' }>, facts: ContactFacts): ContactPlan => {
  const { submission, at, by, answer } = facts;
  if (!answer) return refused('gone');
  const { channel, resolves, stepId } = change;
  const why = answerFailureReason(submission, channel, answer);
  if (why !== null) return refused(why);
  if (submission.answers.length >= maxAnswers) return refused('tooManySteps');
  const { community, businessName, sender, segmentsLeft, emailsLeft } = answer;
  const valuesOf = (request: ContactSubmission) =>
    answerValues({ ...request, decision: submission.decision }, { community, businessName });
  // Residents of merged requests get the same answer, with the values of their request. Those who can't be reached see it on their
  // request's status page.
  const merged = (facts.others ?? [])
    .filter((other) => other !== null)
    .filter((other) => other.answers.length < maxAnswers && other.steps.length < maxContactSteps);
  const fault = [submission, ...merged]
    .map((request) => answerFault(change.text, valuesOf(request)))
    .find((found) => found !== null);
  if (fault) return refused(fault.code, 'names' in fault ? fault.names : undefined);

  const messages: AnswerMessage[] = [];
  const reached = new Set<string>();
  const answered = (request: ContactSubmission): ContactAnswer => {
    const values = valuesOf(request);
    const filled = answerOf(change.text, values);
    const to = (channel === 'email' ? request.email?.trim().toLowerCase() : request.phone) ?? '';
    const isReached = answerFailureReason(request, channel, answer) !== null || reached.has(to);
    const id = `answer-${request.id}-${stepId}`;
    if (!isReached) {
      reached.add(to);
      messages.push({
        id,
        channel,
        to,
        subject: answerSubject(request, values.propertyName),
        text: channel === 'text' ? textedAnswer(sender, filled) : filled,
        submissionId: request.id,
      });
    }
    const sent = isReached
      ? { messageId: null, delivery: null }
      : { messageId: id, delivery: { state: 'queued', at, error: null } as const };
    return { by, at, channel, text: filled, ...sent };
  };
  const fields = resolves ? withStatus('resolved', at) : started(submission);
  const own = changedBy(
    submission,
    change,
    facts,
    { ...fields, answers: [...submission.answers, answered(submission)] },
    { channel },
  );
  const others = merged.map((other) =>
    changedBy(other, change, facts, { answers: [...other.answers, answered(other)] }, { channel }),
  );
  const texted = messages.filter((message) => message.channel === 'text').map(({ text }) => text);
  if (texted.some((text) => text.length > maxTextedAnswer)) return refused('tooLong');
  const segments = texted.reduce((sum, text) => sum + segmentsOf(text).segments, 0);
  if (segmentsLeft !== null && segments > segmentsLeft) return refused('overLimit');
  if (messages.length - texted.length > emailsLeft) return refused('tooManyMails');
  return done([own, ...others], messages);
};

const planMerge = (change: Extract<ContactChange, { act: 'merge' }>, facts: ContactFacts): ContactPlan => {
  const { submission, at, others = [] } = facts;
  const { duplicates } = change;
  const ids = new Set(duplicates.map(({ submissionId }) => submissionId));
  if (ids.size < duplicates.length || ids.has(submission.id)) return refused('notNow');
  const merged: ContactSubmission[] = [];
  for (const { submissionId, seen } of duplicates) {
    const other = others.find((one) => one?.id === submissionId);
    if (!other) return refused('gone');
    if (other.communityId !== submission.communityId) return refused('otherCommunity');
    if (other.mergedInto !== null) return refused('merged');
    if (hasChanged(other, seen)) return refused(changedMeanwhile);
    if (other.steps.length >= maxContactSteps) return refused('tooManySteps');
    merged.push(other);
  }
  const due = [submission, ...merged].flatMap(({ dueAt, status }) =>
    dueAt === null || status === 'resolved' ? [] : [dueAt],
  );
  return done([
    changedBy(
      submission,
      change,
      facts,
      // The oldest request sets the due time.
      due.length > 0 ? { dueAt: Math.min(...due) } : {},
      { otherId: merged[0]?.id ?? null },
    ),
    ...merged.map((other) =>
      changedBy(
        other,
        change,
        facts,
        { ...withStatus('resolved', at), mergedInto: submission.id },
        { otherId: submission.id },
      ),
    ),
  ]);
};

const planDecision = (
  change: Extract<ContactChange, { act: 'decide' }>,
  facts: ContactFacts,
): ContactPlan => {
  const { submission, by, at, proposal } = facts;
  if (submission.topic !== 'missedPickup') return refused('notAPickup');
  if (!proposal) return refused('gone');
  const { verdict } = change;
  const { night, evidence } = proposal;
  const isFollowed = verdict === proposal.verdict;
  const servedAt = isFollowed && verdict === 'served' ? proposal.at : null;
  const reason = isFollowed ? proposal.reason : null;
  return done([
    changedBy(
      submission,
      change,
      facts,
      { ...started(submission), decision: { verdict, evidence, by, at, night, servedAt, reason } },
      { verdict },
    ),
  ]);
};

/** The resident's own text stays; if they named no unit, the office's name for it is used. */
const planUnit = (change: Extract<ContactChange, { act: 'setUnit' }>, facts: ContactFacts): ContactPlan => {
  const { submission, unit = null } = facts;
  if (unit === null) return refused('gone');
  if (unit.communityId !== submission.communityId) return refused('otherCommunity');
  if (unit.id === submission.unitId) return refused('notNow');
  const isNamed = (submission.unitNumber ?? '').trim() !== '';
  const fields = { unitId: unit.id, ...(!isNamed && { unitNumber: doorName(unit) }) };
  return done([changedBy(submission, change, facts, fields, { otherId: unit.id })]);
};

/**
 * Plans a step of a request. Steps are idempotent by id; one whose author did not see the latest step is
 * rejected. A request merged into another stays as it is until it is split off again.
 */
export const planContactChange = (change: ContactChange, facts: ContactFacts): ContactPlan => {
  const { submission, at, by } = facts;
  const { steps, mergedInto } = submission;
  if (steps.some(({ id }) => id === change.stepId)) return done([]);
  if (hasChanged(submission, change.seen)) return refused(changedMeanwhile);
  if (steps.length >= maxContactSteps) return refused('tooManySteps');
  if ((mergedInto === null) === (change.act === 'split'))
    return refused(change.act === 'split' ? 'notNow' : 'merged');
  switch (change.act) {
    case 'assign': {
      const { assignedTo } = change;
      if (assignedTo === submission.assignedTo) return refused('notNow');
      if (assignedTo !== null && facts.assigneeRuns !== true) return refused('notRunning');
      return done([changedBy(submission, change, facts, { assignedTo }, { assignedTo })]);
    }
    case 'setStatus': {
      if (change.status === submission.status) return refused('notNow');
      return done([changedBy(submission, change, facts, withStatus(change.status, at))]);
    }
    case 'answer':
      return planAnswer(change, facts);
    case 'merge':
      return planMerge(change, facts);
    case 'split': {
      const fields = { ...withStatus('inProgress', at), mergedInto: null };
      return done([changedBy(submission, change, { by, at }, fields, { otherId: mergedInto })]);
    }
    case 'setUnit':
      return planUnit(change, facts);
    case 'decide':
      return planDecision(change, facts);
  }
};
