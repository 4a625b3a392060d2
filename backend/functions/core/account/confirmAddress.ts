import { FieldValue } from 'firebase-admin/firestore';
import { collectionGroups } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/**
 * Records on a person's team records that their email is confirmed, after a link sent there was used.
 * @param uid of their login
 */
export const confirmAddress = async (uid: string): Promise<void> => {
  const { docs } = await firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid).get();
  const batch = firestore().batch();
  for (const { ref } of docs.filter((record) => record.get('isEmailUnconfirmed') === true))
    batch.update(ref, { isEmailUnconfirmed: FieldValue.delete() });
  await batch.commit();
};
