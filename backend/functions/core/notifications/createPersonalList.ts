import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** How many of the latest are copied. */
const taken = 50;

/**
 * Starts an Admin's own list with the latest of the owner's, keeping which are read, so no earlier notification is lost. Existing ones stay
 * unchanged.
 */
export const createPersonalList = async (customerId: string, uid: string): Promise<void> => {
  const latest = firestore().collection(paths.notifications(customerId)).orderBy('timestamp', 'desc');
  const { docs } = await latest.limit(taken).get();
  if (docs.length === 0) return;
  const own = firestore().collection(paths.ownNotifications(customerId, uid));
  const found = await firestore().getAll(...docs.map(({ id }) => own.doc(id)));
  const batch = firestore().batch();
  docs.forEach((document, index) => {
    if (!found[index]?.exists) batch.set(own.doc(document.id), document.data());
  });
  await batch.commit();
};
