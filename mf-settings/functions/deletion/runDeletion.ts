import { endLinksOf } from 'backend/functions/core/account/accountLinks.ts';
import { deleteLogin, usesLoginElsewhere } from 'backend/functions/core/members/logins.ts';
import { logger } from 'firebase-functions';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { collectionGroups, paths } from 'shared-lib/domain';
import { createOnce } from 'backend/kernel/createOnce.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { endEverySubscription } from 'backend/functions/core/payments/subscriptionOfDeleted.ts';
import { supportAddress } from 'backend/functions/core/messages/configuration.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { deleteBusinessData, codePlacesOf } from './deleteBusinessData.ts';
import { endedEmail, type DeletionRecord } from './deletionEmails.ts';

/** Subscription statuses that may still be charged. */
const running = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/**
 * Ends a business's subscriptions at the payment provider immediately, before they are deleted here. Where payments aren't set up, support
 * gets the list of what to cancel there.
 */
const endSubscriptions = async (customerId: string): Promise<void> => {
  if (await endEverySubscription(customerId)) return;
  const subscriptions = firestore().collection(paths.subscriptions(customerId));
  const { docs } = await subscriptions.where('status', 'in', running).limit(100).get();
  if (docs.length === 0) return;
  const ids = docs.map(({ id }) => id).join(', ');
  logger.warn(`${customerId} is deleted: cancel its subscriptions ${ids} at the payment provider`);
  const to = supportAddress();
  if (to === null) return;
  const mail = mailDocument({
    to,
    subject: `Cancel the subscriptions of ${customerId}`,
    text: `The business was deleted as its owner asked. Cancel at the payment provider: ${ids}`,
    purpose: 'support',
    customerId: null,
  });
  await createOnce(firestore().doc(paths.mail(`unsubscribe-${customerId}`)), mail);
};

/** How long a function's lease lasts, in milliseconds: longer than any run. After a kill, the next function takes over when it expires. */
const leaseMillis = 35 * 60_000;

/**
 * A session that began before its login was deleted lasts an hour at most; after that, everything it has written since
 * is deleted.
 */
const settlingMillis = 2 * 3_600_000;

/** Claims the job if due; null if it isn't, another function has it, or the owner has canceled it. */
const claim = (customerId: string, now: number): Promise<DeletionRecord | null> => {
  const reference = firestore().doc(paths.deletion(customerId));
  return firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data() as DeletionRecord | undefined;
    if (stored === undefined || stored.dueAt.toMillis() > now) return null;
    const begun: Partial<DeletionRecord> =
      stored.phase === 'waiting'
        ? {
            phase: 'clearing',
            places: await codePlacesOf(customerId),
            businessSlugs: await slugsOf(customerId),
          }
        : {};
    transaction.update(reference, { ...begun, dueAt: timestampOf(now + leaseMillis) });
    return { ...stored, ...begun };
  });
};

/** A business's current and former slugs, all of which stay reserved for it. */
const slugsOf = async (customerId: string): Promise<string[]> => {
  const slugs = firestore().collection(paths.businessSlugs()).where('customerId', '==', customerId);
  return (await slugs.select().get()).docs.map(({ id }) => id);
};

/** Whether nothing has appeared since everything was last deleted. */
const isGone = async (customerId: string): Promise<boolean> => {
  const customer = firestore().doc(paths.customer(customerId));
  const [{ exists }, collections] = await Promise.all([customer.get(), customer.listCollections()]);
  return !exists && collections.length === 0;
};

/** Ends the job: slugs stay reserved, so no printed code ever leads to another business; nothing else stays. */
const end = async (customerId: string, { businessSlugs, owner }: DeletionRecord): Promise<void> => {
  for (const slug of businessSlugs) {
    await firestore().doc(paths.businessSlug(slug)).set({ goneAt: FieldValue.serverTimestamp() });
  }
  if (owner !== null) {
    await createOnce(firestore().doc(paths.mail(`deleted-${customerId}`)), endedEmail('done', null, owner));
  }
  await firestore().doc(paths.deletion(customerId)).delete();
};

/** How many members' logins one request checks. */
const pageSize = 100;

/** How many logins are checked concurrently. */
const atOnce = 10;

/** Deletes the login of a member who is in no other business, with the links that would set its password. */
const removeLogin = async (memberId: string, memberPath: string): Promise<void> => {
  if (await usesLoginElsewhere(memberId, memberPath)) return;
  await endLinksOf(memberId);
  await deleteLogin(memberId);
};

/** Whether an owner is also on another business's team, and keeps their login. */
const isElsewhere = async (customerId: string): Promise<boolean> => {
  const records = firestore().collectionGroup(collectionGroups.team).where('uid', '==', customerId);
  const root = `${paths.customer(customerId)}/`;
  return (await records.get()).docs.some(({ ref }) => !ref.path.startsWith(root));
};

/**
 * Deletes a business's logins: the owner's, and those of members who are in no other business. Safe to repeat.
 * @returns whether it finished before `until`, epoch milliseconds
 */
const removeLogins = async (customerId: string, until: number): Promise<boolean> => {
  if (!(await isElsewhere(customerId))) {
    await endLinksOf(customerId);
    await deleteLogin(customerId);
  }
  const team = firestore().collection(paths.team(customerId)).orderBy(FieldPath.documentId()).limit(pageSize);
  for (let after: string | null = null; ;) {
    const { docs } = await (after === null ? team : team.startAfter(after)).select().get();
    const waiting = docs.filter(({ id }) => id !== customerId).values();
    const work = async () => {
      for (const { id, ref } of waiting) await removeLogin(id, ref.path);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    after = docs.at(-1)?.id ?? null;
    if (docs.length < pageSize) return true;
    if (Date.now() >= until) return false;
  }
};

/**
 * Continues the deletion of a business. It can be called again at any time and after being killed.
 * @param now epoch milliseconds @param until starts no long step after that moment
 */
export const runDeletion = async (customerId: string, now: number, until: number): Promise<void> => {
  const work = await claim(customerId, now);
  if (work === null) return;
  const again = (fields: object, at: number) =>
    firestore()
      .doc(paths.deletion(customerId))
      .update({ ...fields, dueAt: timestampOf(at) });
  try {
    if (work.phase === 'settling' && (await isGone(customerId))) return await end(customerId, work);
    await endSubscriptions(customerId);
    const isDone =
      (await removeLogins(customerId, until)) && (await deleteBusinessData(customerId, work, until));
    if (isDone) await again({ phase: 'settling' }, now + settlingMillis);
    else await again({}, now);
  } catch (error) {
    logger.error(`The deletion of ${customerId} was interrupted`, error);
    await again({}, now);
  }
};
