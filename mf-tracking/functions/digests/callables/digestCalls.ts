import { HttpsError } from 'firebase-functions/https';
import {
  businessZone,
  customerSchema,
  digestCalls,
  localDate,
  maxSelfDigestsPerDay,
  paths,
} from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { readRecipient } from 'backend/functions/core/notifications/planAudience.ts';
import { officeCall, type Author } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { digestMail } from '../digestMail.ts';
import { digestFor } from '../triggers/sendDigests.ts';

/** The digest the caller would get this morning. */
const digestOfCaller = async ({ customerId, by: uid }: Author) => {
  const customer = recordOf(customerSchema, await firestore().doc(paths.customer(customerId)).get());
  const recipient = customer && (await readRecipient(customerId, customer, uid));
  if (!customer || !recipient) throw new HttpsError('not-found', 'There is no recipient.');
  const day = localDate(Date.now(), businessZone(customer));
  return { recipient, day, digest: await digestFor(customerId, recipient, day) };
};

/**
 * Returns this morning's digest as the caller would get it with their current settings. No payload; the result is a `Digest`.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const previewDigest = officeCall(
  digestCalls.previewDigest,
  async (_, author) => (await digestOfCaller(author)).digest,
);

/**
 * Emails this morning's digest to the caller, even if they don't subscribe to it. No payload; result `{ left }`: how many more they may
 * request today.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` for a caller without an address; `resource-exhausted` at
 * the daily limit
 */
export const sendDigestNow = officeCall(digestCalls.sendDigestNow, async (_, author) => {
  const { customerId, by: uid } = author;
  const { recipient, day, digest } = await digestOfCaller(author);
  const { email, language } = recipient;
  if (email === '') throw new HttpsError('failed-precondition', 'You have no email to send it to.');
  const mail = mailDocument({
    to: email,
    ...digestMail(digest, language, { siteAddress, unsubscribe: null }),
    purpose: 'digest',
    customerId,
    readerUid: uid,
    shownOn: { kind: 'told', uid },
  });
  const number = await inTransaction(async (transaction) => {
    const turn = await transaction.get(firestore().doc(paths.digestTurn(customerId, uid)));
    const requested: unknown = turn.get('askedOn') === day ? turn.get('asked') : 0;
    const next = (typeof requested === 'number' ? requested : 0) + 1;
    if (next > maxSelfDigestsPerDay) {
      throw new HttpsError(
        'resource-exhausted',
        `You can send yourself at most ${maxSelfDigestsPerDay} digests a day.`,
      );
    }
    transaction.set(turn.ref, { askedOn: day, asked: next }, { merge: true });
    transaction.create(firestore().doc(paths.mail(`digest-${customerId}-${uid}-${day}-asked-${next}`)), mail);
    return next;
  });
  return { left: maxSelfDigestsPerDay - number };
});
