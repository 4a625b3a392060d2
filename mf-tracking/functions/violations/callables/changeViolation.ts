import type { HttpsError } from 'firebase-functions/https';
import {
  planViolationChange,
  violationCalls,
  violationSchema,
  type CaseRefusal,
  type Violation,
} from 'mf-tracking/domain';
import { textCountsAt } from 'backend/functions/core/broadcasts/textPermission.ts';
import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { caseAt, factsOf, noticeFactsOf, sendNotice } from '../caseRecords.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';

/** The payload field that an error is about. */
const aboutField: Readonly<Record<Exclude<CaseRefusal, 'changedMeanwhile'>, string>> = {
  notNow: 'act',
  tooManySteps: 'act',
  gone: 'violationId',
  noEmail: 'channel',
  noConsent: 'channel',
  abroad: 'channel',
  notSetUp: 'channel',
  overLimit: 'channel',
  tooManyMails: 'channel',
  noticesFull: 'channel',
  cureDate: 'cureBy',
  notLower: 'fineCents',
};

/** The latest step, so that the author learns who acted first and how. */
const firstStep = ({ timeline }: Violation) => {
  const last = timeline.at(-1);
  if (!last) return {};
  const { act, by, at, level, channel, fineCents } = last;
  return {
    act,
    by: by ?? '',
    at,
    ...(level !== null && { level }),
    ...(channel !== null && { channel }),
    ...(fineCents !== null && { fineCents }),
  };
};

const refusal = (code: CaseRefusal, violation: Violation): HttpsError =>
  code === 'changedMeanwhile'
    ? conflictError(firstStep(violation))
    : fieldRefusal('failed-precondition', `Refused: ${code}.`, { [aboutField[code]]: { code } });

/**
 * Takes one step on a violation's case: payload `{ act, violationId, stepId, seen, … }`
 * (`violationChangeSchema`), result `{ success: true }`. `seen` is the revision that the author saw; `stepId`
 * makes it idempotent. An emailed notice is queued in the same commit, so it is sent once, and never without
 * its step.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` after
 * a concurrent step, with its author, time and kind; `failed-precondition` when the case can't take this
 * step, with a code of `caseRefusals`
 */
export const changeViolation = officeCall(violationCalls.changeViolation, async (change, author) => {
  const { customerId } = author;
  const isText = change.act === 'notify' && change.channel === 'sms';
  const month = isText ? await textCountsAt(customerId, Date.now()) : null;
  const reference = caseAt(customerId, change.violationId);
  return changeRecord(
    { reference, schema: violationSchema, missing: 'Violation not found.' },
    async (violation, transaction) => {
      const notice =
        change.act === 'notify' ? await noticeFactsOf(transaction, violation, author, change, month) : null;
      const plan = planViolationChange(change, notice?.facts ?? factsOf(violation, author));
      if (!plan.ok) throw refusal(plan.code, violation);
      const write = () => {
        if (notice) sendNotice(transaction, author, violation, plan.fields, month, notice.businessName);
        notice?.mails?.count(1);
      };
      return { ...plan, write };
    },
  );
});
