import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { customerSchema, paths } from 'shared-lib/domain';
import { deletionDays, matchesBusinessName, ownDataCalls } from 'mf-settings/domain';
import { languageOf } from 'backend/functions/core/account/languageOf.ts';
import { paymentSecrets } from 'backend/functions/core/payments/configuration.ts';
import { stopRenewals, resumeRenewals } from 'backend/functions/core/payments/subscriptionOfDeleted.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { auth, firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { ownerCallWith } from 'backend/kernel/officeCall.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { endedEmail, plannedEmail, type DeletionReader, type DeletionRecord } from '../deletionEmails.ts';
import { runDeletion } from '../runDeletion.ts';

const call = ownerCallWith({ secrets: paymentSecrets });

const dayMillis = 86_400_000;

/** Maximum number of Admins notified by email; plans allow far fewer. */
const maxAdmins = 20;

/** The recipients of emails about a deletion: the owner first, and active Admins. */
const readersOf = async (customerId: string, businessName: string): Promise<DeletionReader[]> => {
  const [{ email }, admins, language] = await Promise.all([
    auth().getUser(customerId),
    firestore()
      .collection(paths.team(customerId))
      .where('tier', '==', 'Admin')
      .where('isActive', '==', true)
      .limit(maxAdmins)
      .get(),
    languageOf(customerId),
  ]);
  const addresses = new Set([email ?? '', ...admins.docs.map((admin) => String(admin.get('email') ?? ''))]);
  addresses.delete('');
  return [...addresses].map((to) => ({ to, businessName, language: language ?? 'en' }));
};

/**
 * Requests the deletion of the business with all its data, in `deletionDays`: payload `{ businessName }`, its exact
 * name, result `{ dueAt }` in epoch milliseconds. Only for the owner. Requesting it again changes nothing. The owner
 * and Admins get an email. A subscription no longer renews; it stays paid until its period ends.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `invalid-argument` if the name is wrong; `unavailable`
 * if the payment provider can't be reached, in which case nothing is started
 */
export const requestDeletion = call(
  ownDataCalls.requestDeletion,
  async ({ businessName: typed }, { customerId }) => {
    const reference = firestore().doc(paths.customer(customerId));
    const record = firestore().doc(paths.deletion(customerId));
    const customer = recordOf(customerSchema, await reference.get());
    if (customer === null || !matchesBusinessName(typed, customer.businessName)) {
      throw fieldRefusal('invalid-argument', 'That isn’t the name of the business.', {
        businessName: { code: 'otherName' },
      });
    }
    const readers = await readersOf(customerId, customer.businessName);
    const dueAt = timestampOf(Date.now() + deletionDays * dayMillis);
    await stopRenewals(customerId);
    return firestore().runTransaction(async (transaction) => {
      const stored = (await transaction.get(record)).data() as DeletionRecord | undefined;
      if (stored !== undefined) return { dueAt: stored.dueAt.toMillis() };
      const begun: DeletionRecord = {
        phase: 'waiting',
        dueAt,
        owner: readers[0] ?? null,
        businessSlugs: [],
        places: [],
      };
      transaction.create(record, begun);
      transaction.update(reference, { deletion: { requestedAt: FieldValue.serverTimestamp(), dueAt } });
      for (const reader of readers) {
        transaction.create(
          firestore().collection(paths.mails()).doc(),
          plannedEmail(customerId, reader, dueAt.toMillis()),
        );
      }
      return { dueAt: dueAt.toMillis() };
    });
  },
);

/** @throws HttpsError `failed-precondition` if the deletion has begun */
const requireWaiting = (stored: DeletionRecord | undefined): void => {
  if (stored === undefined || stored.phase === 'waiting') return;
  throw new HttpsError('failed-precondition', 'The deletion has started and can’t be undone.');
};

/**
 * Cancels the deletion of the business: no payload, result `{ success: true }`. Only for the owner, until it has
 * begun. A subscription that the request had set to end continues, unless its period has ended.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` if the deletion has begun;
 * `unavailable` if the payment provider can't be reached
 */
export const undoDeletion = call(ownDataCalls.undoDeletion, async (_, { customerId }) => {
  const reference = firestore().doc(paths.customer(customerId));
  const record = firestore().doc(paths.deletion(customerId));
  const name: unknown = (await reference.get()).get('businessName');
  const readers = await readersOf(customerId, typeof name === 'string' ? name : '');
  requireWaiting((await record.get()).data() as DeletionRecord | undefined);
  await resumeRenewals(customerId);
  await firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(record)).data() as DeletionRecord | undefined;
    requireWaiting(stored);
    if (stored === undefined) return;
    transaction.delete(record);
    transaction.update(reference, { deletion: FieldValue.delete() });
    for (const reader of readers) {
      transaction.create(firestore().collection(paths.mails()).doc(), endedEmail('kept', customerId, reader));
    }
  });
  return { success: true };
});

/** How long a run keeps starting work, in milliseconds. */
const runMillis = 600_000;

/** How many businesses one run handles. */
const atMost = 10;

/** Deletes the businesses that are due, and continues interrupted deletions. */
export const continueDeletions = onSchedule(
  {
    schedule: 'every 10 minutes',
    timeZone: 'Etc/UTC',
    ...runtime.longestRun,
    secrets: paymentSecrets,
  },
  async () => {
    const now = Date.now();
    const until = now + runMillis;
    const due = firestore().collection(paths.deletions()).where('dueAt', '<=', new Date(now)).limit(atMost);
    for (const { id } of (await due.select().get()).docs) {
      if (Date.now() >= until) return;
      await runDeletion(id, now, until);
    }
  },
);
