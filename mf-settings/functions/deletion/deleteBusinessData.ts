import type { Query } from 'firebase-admin/firestore';
import { chunksOf, paths } from 'shared-lib/domain';
import { codePlaceId } from 'backend/functions/core/codes/codeDocuments.ts';
import { pushPaths } from 'backend/functions/core/messages/domain/pushMessage.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { maxAlternatives } from 'backend/kernel/maxAlternatives.ts';
import { removeFiles } from 'backend/kernel/removeFiles.ts';
import type { DeletionRecord } from './deletionEmails.ts';

/** How many documents one write deletes: less than the 500 of a batch. */
const chunk = 400;

const removeAll = async (query: Query): Promise<void> => {
  for (;;) {
    const { docs } = await query.select().limit(chunk).get();
    if (docs.length === 0) return;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
};

/** The places that a business's printed codes have ever referred to: those of all current and former communities. */
export const codePlacesOf = async (customerId: string): Promise<string[]> => {
  const [communities, slugs] = await Promise.all([
    firestore().collection(paths.communities(customerId)).select().get(),
    firestore().collection(paths.slugs(customerId)).select('communityId').get(),
  ]);
  const ids = new Set<unknown>([
    ...communities.docs.map(({ id }) => id),
    ...slugs.docs.map((slug) => slug.get('communityId')),
  ]);
  return [...ids].filter((id) => typeof id === 'string').map((id) => codePlaceId(customerId, id));
};

/** Deletes what strangers can see of a business: its public pages, its printed codes' information, and their places. */
const clearPublic = async (businessSlugs: readonly string[], places: readonly string[]): Promise<void> => {
  for (const slug of businessSlugs) {
    await removeAll(firestore().collection(paths.publicPages(slug)));
    await firestore().doc(paths.publicBusiness(slug)).delete();
  }
  for (const some of chunksOf(places, maxAlternatives)) {
    await removeAll(firestore().collection(paths.codes()).where('place', 'in', some));
    const batch = firestore().batch();
    for (const place of some) batch.delete(firestore().doc(paths.codePlace(place)));
    await batch.commit();
  }
};

/**
 * Deletes a business's pending and sent messages, its export jobs, its support request numbers, its property
 * managers' access, and the keys of its shared proofs.
 */
const clearQueues = async (customerId: string): Promise<void> => {
  const queues = [
    paths.mails(),
    paths.textMessages(),
    pushPaths.all,
    paths.exportJobs(),
    paths.supportNumbers(),
    paths.managerKeys(),
    paths.managerSessions(),
    paths.proofKeys(),
  ];
  for (const collection of queues) {
    await removeAll(firestore().collection(collection).where('customerId', '==', customerId));
  }
};

/**
 * Deletes everything a business has: all collections below its document, found by listing them, the document, its
 * files, its public side and its messages. It can be repeated, and continues where it stopped. Triggers may write
 * some documents again, so it is repeated until nothing is found.
 * @param until starts no collection after that moment, epoch milliseconds
 * @returns whether nothing is left
 */
export const deleteBusinessData = async (
  customerId: string,
  { businessSlugs, places }: Pick<DeletionRecord, 'businessSlugs' | 'places'>,
  until: number,
): Promise<boolean> => {
  const customer = firestore().doc(paths.customer(customerId));
  await clearPublic(businessSlugs, places);
  for (const collection of await customer.listCollections()) {
    if (Date.now() >= until) return false;
    await firestore().recursiveDelete(collection);
  }
  await customer.delete();
  await removeFiles(`${paths.customer(customerId)}/`);
  await clearQueues(customerId);
  return (await customer.listCollections()).length === 0;
};
