import { HttpsError } from 'firebase-functions/https';
import { communitySchema, paths } from 'shared-lib/domain';
import { contactAnswerCalls, type ContactSubmission, type Proposal, verdictOf } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { contactAt, contactOf } from 'backend/functions/core/contactAnswers/contactRecords.ts';
import { readNight } from '../readNight.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * The proposed verdict on a request; null for one that is not about a pickup, or whose community is deleted.
 * @param night `YYYY-MM-DD`; null for the request's own
 */
export const proposalFor = async (
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
