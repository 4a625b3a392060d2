import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { communitySchema, paths, segmentsOf, teamMemberSchema, unitSchema } from 'shared-lib/domain';
import {
  contactAnswerCalls,
  planContactChange,
  verdictOf,
  type ContactChange,
  type ContactFacts,
  type ContactPlan,
  type ContactRefusal,
  type ContactSubmission,
  type Proposal,
} from 'mf-communities/domain';
import { countTexts } from 'backend/functions/core/broadcasts/textPermission.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { maxAnsweredTogether, readAnswerFacts } from 'backend/functions/core/contactAnswers/answerFacts.ts';
import {
  contactAt,
  contactOf,
  writePlan,
  type AnswerSender,
} from 'backend/functions/core/contactAnswers/contactRecords.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { readNight } from '../readNight.ts';

/** The payload field that an error is about. */
const aboutField: Readonly<Record<Exclude<ContactRefusal, 'changedMeanwhile'>, string>> = {
  notNow: 'act',
  tooManySteps: 'act',
  gone: 'submissionId',
  merged: 'submissionId',
  otherCommunity: 'duplicates',
  notRunning: 'assignedTo',
  noEmail: 'channel',
  noPhone: 'channel',
  noConsent: 'channel',
  suppressed: 'channel',
  abroad: 'channel',
  notSetUp: 'channel',
  overLimit: 'channel',
  tooManyMails: 'channel',
  tooLong: 'text',
  notAPickup: 'verdict',
  unknownName: 'text',
  noValue: 'text',
  looseBrace: 'text',
};

/** The latest step, so that the author learns who acted first and how. */
const firstStep = ({ steps }: ContactSubmission) => {
  const last = steps.at(-1);
  return last ? { act: last.act, by: last.by ?? '', at: last.at, status: last.status } : {};
};

const refusal = (
  { code, names }: Extract<ContactPlan, { ok: false }>,
  submission: ContactSubmission,
): HttpsError =>
  code === 'changedMeanwhile'
    ? conflictError(firstStep(submission))
    : fieldRefusal('failed-precondition', `Refused: ${code}.`, {
        [aboutField[code]]: { code, ...(names !== undefined && { names }) },
      });

/** Whether someone runs the business: its owner, or an active Admin. */
const runs = async (transaction: Transaction, customerId: string, uid: string): Promise<boolean> => {
  if (uid === customerId) return true;
  const found = await transaction.get(firestore().doc(paths.teamMember(customerId, uid)));
  const member = recordOf(teamMemberSchema, found);
  return member?.tier === 'Admin' && member.isActive;
};

/** The other requests in a step: those to merge, or those already merged. */
const othersOf = async (
  transaction: Transaction,
  customerId: string,
  change: ContactChange,
): Promise<(ContactSubmission | null)[]> => {
  if (change.act === 'merge') {
    const ids = [...new Set(change.duplicates.map(({ submissionId }) => submissionId))];
    const found = await transaction.getAll(...ids.map((id) => contactAt(customerId, id)));
    return found.map(contactOf);
  }
  if (change.act !== 'answer') return [];
  const merged = firestore()
    .collection(paths.contactSubmissions(customerId))
    .where('mergedInto', '==', change.submissionId)
    .limit(maxAnsweredTogether);
  return (await transaction.get(merged)).docs.map(contactOf);
};

/**
 * The proposed verdict on a request; null for one that is not about a pickup, or whose community is deleted.
 * @param night `YYYY-MM-DD`; null for the request's own
 */
const proposalFor = async (
  customerId: string,
  submission: ContactSubmission,
  night: string | null,
): Promise<Proposal | null> => {
  if (submission.topic !== 'missedPickup') return null;
  const place = await firestore().doc(paths.community(customerId, submission.communityId)).get();
  const community = recordOf(communitySchema, place);
  if (!community) return null;
  return verdictOf(await readNight(customerId, community, submission, night, Date.now()));
};

/**
 * Proposes a verdict on a missed pickup, from the records of its night: payload `{ submissionId, night }`,
 * result `{ proposal: { night, verdict, reason, at, evidence } }`; null if there is none. It writes nothing:
 * a person decides.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const readVerdict = officeCall(
  contactAnswerCalls.readVerdict,
  async ({ submissionId, night }, { customerId }) => {
    const submission = contactOf(await contactAt(customerId, submissionId).get());
    if (!submission) throw new HttpsError('not-found', 'Request not found.');
    return { proposal: await proposalFor(customerId, submission, night) };
  },
);

/**
 * Takes one step on a resident request: payload `{ act, submissionId, stepId, seen, … }`
 * (`contactChangeSchema`), result `{ success: true }`. `seen` is the revision that the author saw; `stepId`
 * makes it idempotent. An answer is queued in the same commit, so it is sent once, and never without its
 * step; a decision stores the evidence in the records at that time.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` after
 * a concurrent step, with its author, time and kind; `failed-precondition` when the request can't take this
 * step, with a code of `contactRefusals`
 */
export const changeContactSubmission = officeCall(
  contactAnswerCalls.changeContactSubmission,
  async (change, { customerId, by }) => {
    const reference = contactAt(customerId, change.submissionId);
    const first = change.act === 'decide' ? contactOf(await reference.get()) : null;
    const proposal =
      first && change.act === 'decide' ? await proposalFor(customerId, first, change.night) : null;
    await firestore().runTransaction(async (transaction) => {
      const submission = contactOf(await transaction.get(reference));
      if (!submission) throw new HttpsError('not-found', 'Request not found.');
      const others = await othersOf(transaction, customerId, change);
      const known = [submission, ...others.filter((other) => other !== null)];
      const answered =
        change.act === 'answer'
          ? await readAnswerFacts(transaction, customerId, submission.communityId, known)
          : null;
      const facts: ContactFacts = {
        submission,
        by,
        at: Date.now(),
        others,
        ...(change.act === 'assign' &&
          change.assignedTo !== null && {
            assigneeRuns: await runs(transaction, customerId, change.assignedTo),
          }),
        ...(change.act === 'setUnit' && {
          unit: recordOf(
            unitSchema,
            await transaction.get(firestore().doc(paths.unit(customerId, change.unitId))),
          ),
        }),
        ...(answered && { answer: answered.answer }),
        ...(proposal && { proposal }),
      };
      const plan = planContactChange(change, facts);
      if (!plan.ok) throw refusal(plan, submission);
      const sender: AnswerSender = answered?.sender ?? { customerId, businessName: '', replyTo: null };
      writePlan(transaction, plan, sender, known);
      const texts = plan.messages.filter(({ channel }) => channel === 'text');
      answered?.mails.count(plan.messages.length - texts.length);
      if (answered && texts.length > 0) {
        const segments = texts.reduce((sum, { text }) => sum + segmentsOf(text).segments, 0);
        countTexts(transaction, answered.counts, { texts: texts.length, segments });
      }
    });
    return { success: true };
  },
);
