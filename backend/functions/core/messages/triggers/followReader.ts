import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import {
  businessZone,
  customerSchema,
  paths,
  personalNotificationsSchema,
  quietUntil,
  textMessageSchema,
} from 'shared-lib/domain';
import { mailSchema } from '../domain/mail.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { timestampOf } from '../../../../kernel/storedFields.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { inTransaction } from '../../summaries/transactions.ts';
import { forEachPending } from '../withdraw.ts';

/** Changes a message in a transaction, unless it is being sent or has ended. */
const changeWaiting = (path: string, change: (stored: DocumentSnapshot) => object | null): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(firestore().doc(path));
    const state: unknown = stored.get('delivery.state');
    const changes = state === 'PENDING' || state === 'RETRY' ? change(stored) : null;
    if (changes !== null) transaction.update(stored.ref, changes);
  });

const emailsFor = (uid: string) => firestore().collection(paths.mails()).where('readerUid', '==', uid);

/**
 * Sends a person's waiting emails to their new address. An email about the old address has no reader uid, and is left unchanged.
 */
export const redirectEmails = async (uid: string, email: string): Promise<void> => {
  await forEachPending(emailsFor(uid), Infinity, (path) =>
    changeWaiting(path, (stored) => (stored.get('to') === email ? null : { to: email })),
  );
};

const quietFields = ['quietFrom', 'quietTo'] as const;

const isSame = (
  data: { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot } | undefined,
  fields: readonly string[],
): boolean => fields.every((field) => data?.before.get(field) === data?.after.get(field));

/**
 * Updates a person's emails that are waiting for the end of quiet hours; sends them immediately if the quiet hours are over now.
 * @param now epoch milliseconds
 */
export const replanEmails = async (customerId: string, uid: string, now: number): Promise<void> => {
  const [own, found] = await firestore().getAll(
    firestore().doc(paths.personalNotifications(customerId, uid)),
    firestore().doc(paths.customer(customerId)),
  );
  const choices = recordOf(personalNotificationsSchema, own!);
  const customer = recordOf(customerSchema, found!);
  if (customer === null) return;
  const end = choices?.hasQuietHours ? quietUntil(choices, businessZone(customer), now) : null;
  const dueTime = end ?? now;
  await forEachPending(emailsFor(uid).where('customerId', '==', customerId), Infinity, (path) =>
    changeWaiting(path, (stored) => {
      const delivery = recordOf(mailSchema, stored)?.delivery;
      // An email that was already tried is waiting for its retry.
      const isQuiet = delivery?.attempts === 0 && delivery.dueTime !== null && delivery.dueTime > now;
      return isQuiet ? { 'delivery.dueTime': timestampOf(dueTime) } : null;
    }),
  );
};

/** Updates a person's waiting emails when their quiet hours change. */
export const followQuietHours = async (
  customerId: string,
  uid: string,
  data: { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot } | undefined,
  now: number,
): Promise<void> => {
  if (!isSame(data, ['hasQuietHours', ...quietFields])) await replanEmails(customerId, uid, now);
};

const textsOf = (customerId: string): Query =>
  firestore().collection(paths.textMessages()).where('customerId', '==', customerId);

/**
 * Makes texts that are waiting for the end of quiet hours due now, so the sender decides again.
 * @param texts those of a business, or of one of its communities
 * @param now epoch milliseconds
 */
const releaseTexts = async (texts: Query, now: number): Promise<void> => {
  await forEachPending(texts, Infinity, (path) =>
    changeWaiting(path, (stored) => {
      const delivery = recordOf(textMessageSchema, stored)?.delivery;
      const isQuiet = delivery?.attempts === 0 && delivery.dueTime !== null && delivery.dueTime > now;
      return isQuiet ? { 'delivery.dueTime': timestampOf(now) } : null;
    }),
  );
};

/** When a business's quiet hours change, its waiting texts follow. */
export const followTextSettings = onDocumentWritten(
  { document: 'customers/{customerId}/settings/sms', ...runtime.trigger, retry: true },
  async ({ params, data }) => {
    if (!isSame(data, quietFields)) await releaseTexts(textsOf(params.customerId), Date.now());
  },
);

/** When a community's time zone changes, its quiet hours end at another moment, and its waiting texts follow. */
export const followCommunityZone = onDocumentUpdated(
  { document: 'customers/{customerId}/communities/{communityId}', ...runtime.trigger, retry: true },
  async ({ params: { customerId, communityId }, data }) => {
    if (isSame(data, ['timezone'])) return;
    await releaseTexts(textsOf(customerId).where('communityId', '==', communityId), Date.now());
  },
);
