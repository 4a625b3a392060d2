import type { Query } from 'firebase-admin/firestore';
import { chunksOf, paths } from 'shared-lib/domain';
import { codePlaceId } from 'backend/functions/core/codes/codeDocuments.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { withdrawTextsOf } from 'backend/functions/core/messages/withdraw.ts';
import { notificationIdOf } from 'backend/functions/core/notifications/news.ts';
import { removeFiles } from 'backend/kernel/removeFiles.ts';
import { ofCommunity } from 'backend/functions/core/community/history.ts';

/** Documents deleted per batch. Below the limit of 500, since each deletion fires triggers. */
const chunk = 400;

/**
 * Deletes all documents that match a query.
 * @returns whether it finished before `until`, epoch milliseconds
 */
const removeAll = async (query: Query, until: number): Promise<boolean> => {
  for (;;) {
    const { docs } = await query.select().limit(chunk).get();
    if (docs.length === 0) return true;
    if (Date.now() > until) return false;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
};

/**
 * Deletes residents' messages, their photos, and the notifications about them, which repeat the sender's name
 * and text. Notifications are deleted first, so that a retry can still find them.
 * @returns whether that was done before `until`, epoch milliseconds
 */
const removeWritten = async (customerId: string, query: Query, until: number): Promise<boolean> => {
  const people = firestore().collection(paths.notificationSettings(customerId));
  const own = await people.where('isOwn', '==', true).select().get();
  const lists = [
    paths.notifications(customerId),
    ...own.docs.map(({ id }) => paths.ownNotifications(customerId, id)),
  ];
  for (;;) {
    const { docs } = await query.select('photo').limit(chunk).get();
    if (docs.length === 0) return true;
    for (const { id } of docs.filter((one) => typeof one.get('photo') === 'string')) {
      if (Date.now() > until) return false;
      await removeFiles(`${paths.contactSubmissions(customerId)}/${id}/`);
    }
    const notifications = lists.flatMap((list) =>
      docs.map(({ id }) => firestore().doc(`${list}/${notificationIdOf('contactForm', id)}`)),
    );
    for (const part of chunksOf([...notifications, ...docs.map(({ ref }) => ref)], chunk)) {
      if (Date.now() > until) return false;
      const batch = firestore().batch();
      for (const reference of part) batch.delete(reference);
      await batch.commit();
    }
  }
};

/**
 * Deletes a community's dependents: everything below it; its bin tags, units and checkpoints with their
 * public codes; the messages of residents and property managers with names, numbers, photos and
 * notifications; managers' access; and shared proofs. Pending texts are canceled. The consent ledger stays,
 * as the business's proof. Repeating it continues after an interruption.
 * @param until epoch milliseconds after which the rest is left to another call
 * @returns whether nothing is left
 */
export const clearCommunity = async (
  customerId: string,
  communityId: string,
  until: number,
): Promise<boolean> => {
  const below = await firestore().doc(paths.community(customerId, communityId)).listCollections();
  const found = [
    paths.binTags,
    paths.binTagBatches,
    paths.units,
    paths.checkpoints,
    paths.textSignUps,
    paths.managerLinks,
    paths.managerTurns,
    paths.doorProofs,
  ].map((path) => ofCommunity(path(customerId), communityId));
  const written = [paths.contactSubmissions, paths.closureRequests].map((path) =>
    ofCommunity(path(customerId), communityId),
  );
  const codes = firestore()
    .collection(paths.codes())
    .where('place', '==', codePlaceId(customerId, communityId));
  const letIn = [paths.managerKeys(), paths.managerSessions(), paths.proofKeys()].map((path) =>
    ofCommunity(path, communityId).where('customerId', '==', customerId),
  );
  for (const query of [...letIn, ...below, ...found, codes]) {
    if (!(await removeAll(query, until))) return false;
  }
  for (const query of written) {
    if (!(await removeWritten(customerId, query, until))) return false;
  }
  return withdrawTextsOf(customerId, communityId, until);
};
