import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import {
  collectionGroups,
  customerSchema,
  decideAccess,
  membershipOf,
  paths,
  teamMemberSchema,
  teamRecordSchema,
  type DocumentSchema,
} from 'shared-lib/domain';
import { firestore } from './firebase.ts';
import { recordOf } from './records.ts';

/** Reads a document as a domain record; null if it is missing or damaged, which grants nothing. */
const recordAt = async <T>(schema: DocumentSchema<T>, path: string): Promise<T | null> =>
  recordOf(schema, await firestore().doc(path).get());

/**
 * The team the caller manages: their own as an owner, the owner's as an active Admin. The app decides it with the same function
 * (`decideAccess`).
 * @returns the customer id
 * @throws HttpsError `unauthenticated` without a signed-in user, `permission-denied` for everyone else
 */
export const authorize = async (request: Pick<CallableRequest, 'auth'>): Promise<string> => {
  const uid = request.auth?.uid;
  if (uid === undefined) throw new HttpsError('unauthenticated', 'Sign in to manage your team.');
  const found = await firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid).get();
  const teamRecords = found.docs.flatMap((document) => recordOf(teamRecordSchema, document) ?? []);
  const { customerId } = membershipOf(uid, teamRecords);
  const [customer, teamMember] = await Promise.all([
    recordAt(customerSchema, paths.customer(customerId)),
    recordAt(teamMemberSchema, paths.teamMember(customerId, uid)),
  ]);
  const access = decideAccess({
    user: { uid },
    teamRecords,
    customer,
    teamMember,
    // Managing a team doesn't require a plan, so subscriptions aren't read.
    subscriptions: [],
    now: Date.now(),
    statusCheckFailed: false,
  });
  if (customer === null || (access.kind !== 'owner' && access.kind !== 'member')) {
    throw new HttpsError(
      'permission-denied',
      'Only the owner and Admins of the account can manage its team.',
    );
  }
  return access.customerId;
};
