import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  where,
} from 'firebase/firestore';
import {
  collectionGroups,
  customerSchema,
  decideAccess,
  membershipOf,
  paths,
  readDocument,
  subscriptionSchema,
  teamMemberSchema,
  type Access,
  type DocumentSchema,
  type TeamRecord,
} from '../../domain/index.ts';
import type { SignedInUser } from '../../session/index.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';

async function readOne<T>(path: string, schema: DocumentSchema<T>): Promise<T | null> {
  const snapshot = await getDocFromServer(doc(firestore(), path));
  if (!snapshot.exists()) return null;
  const result = readDocument(schema, path, snapshot.data());
  // A damaged account record must not pass for a missing one.
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function teamRecordsOf(uid: string): Promise<TeamRecord[]> {
  const found = await getDocsFromServer(
    query(collectionGroup(firestore(), collectionGroups.team), where('uid', '==', uid)),
  );
  return found.docs.map((record) => ({
    customerId: (record.get('customerId') as string | undefined) ?? null,
  }));
}

async function subscriptionsOf(customerId: string) {
  const found = await getDocsFromServer(collection(firestore(), paths.subscriptions(customerId)));
  return found.docs.flatMap((document) => {
    const result = readDocument(subscriptionSchema, document.ref.path, document.data());
    return result.ok ? [result.value] : [];
  });
}

type User = Pick<SignedInUser, 'uid'>;

/** The decision for a user without any facts. */
const unknown = (user: User, now: number) => ({
  user,
  teamRecords: [],
  customer: null,
  teamMember: null,
  subscriptions: [],
  now,
});

/** @throws when one of the facts can't be read. */
async function accessOf(user: User, now: number): Promise<Access> {
  const teamRecords = await teamRecordsOf(user.uid);
  const { kind, customerId } = membershipOf(user.uid, teamRecords);
  const teamMember =
    kind === 'member' ? await readOne(paths.teamMember(customerId, user.uid), teamMemberSchema) : null;
  const facts = { ...unknown(user, now), teamRecords, teamMember, statusCheckFailed: false };
  const byRecord = decideAccess(facts);
  if (byRecord.kind === 'refused') return byRecord;

  const [customer, subscriptions] = await Promise.all([
    readOne(paths.customer(customerId), customerSchema),
    subscriptionsOf(customerId),
  ]);
  return decideAccess({ ...facts, customer, subscriptions });
}

function failedCheck(user: User, now: number, error: unknown): Access {
  reportProblem('The account check failed', error);
  return decideAccess({ ...unknown(user, now), statusCheckFailed: true });
}

/**
 * Reads the facts about a signed-in user and decides what they may open (spec section 4, Account gating). Never
 * rejects: a failing check is one of the facts. A member's own record is read first, because a member without
 * access may read nothing else.
 * @param now epoch milliseconds.
 */
export const readAccess = (user: User, now: number): Promise<Access> =>
  accessOf(user, now).catch((error: unknown) => failedCheck(user, now, error));

/**
 * Decides again for a page that already shows the last known data.
 * @returns null if the backend can't be reached, so nothing is known either way.
 */
export const confirmAccess = (user: User, now: number): Promise<Access | null> =>
  accessOf(user, now).catch((error: unknown) =>
    (error as { code?: unknown } | null)?.code === 'unavailable' ? null : failedCheck(user, now, error),
  );
