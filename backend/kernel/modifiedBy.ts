import { FieldValue } from 'firebase-admin/firestore';

/**
 * The fields of a team record that say when it was last changed, and by whom.
 * @param uid the caller's login uid
 */
export const modifiedBy = (uid: string) => {
  const at = FieldValue.serverTimestamp();
  return { lastModified: at, lastModifiedBy: { uid, at } };
};
