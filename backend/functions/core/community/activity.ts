import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { paths, type CommunityActivity, type FieldChange } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

interface Act {
  readonly act: CommunityActivity['act'];
  /** The login uid of the person who did it. */
  readonly by: string;
  readonly changes?: readonly (Partial<FieldChange> & Pick<FieldChange, 'field'>)[];
  /** The units, tags, checkpoints or shift reports it is about, at most 500. */
  readonly partIds?: readonly string[];
}

/** Adds a line to a community's log, in the transaction of the logged change. */
export const logActivity = (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  { act, by, changes = [], partIds = [] }: Act,
): void => {
  const log = firestore().collection(paths.communityActivity(customerId, communityId));
  transaction.create(log.doc(), { at: FieldValue.serverTimestamp(), by, act, changes, partIds });
};

/**
 * The fields of a community's record that say when it was last changed, and by whom.
 * @param uid the caller's login uid
 */
export const editedBy = (uid: string) => {
  const at = FieldValue.serverTimestamp();
  return { updatedAt: at, lastModifiedBy: { uid, at } };
};
