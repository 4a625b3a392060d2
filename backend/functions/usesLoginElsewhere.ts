import { collectionGroups, paths } from 'shared-lib/domain';
import { firestore } from './firebase.ts';

/**
 * Whether someone uses their login for more than one membership: as an owner, or in another owner's team.
 * @param memberPath the membership's document; null to ask for any membership at all
 */
export const usesLoginElsewhere = async (uid: string, memberPath: string | null): Promise<boolean> => {
  const [customer, records] = await Promise.all([
    firestore().doc(paths.customer(uid)).get(),
    firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid).get(),
  ]);
  return customer.exists || records.docs.some((record) => record.ref.path !== memberPath);
};
