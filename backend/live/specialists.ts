import { randomInt } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  assignedAgentSchema,
  collectionGroups,
  communitySchema,
  paths,
  readDocument,
  scheduleNightSchema,
  serviceNight,
  type DocumentSchema,
} from 'shared-lib/domain';
import { shiftsOfNight } from '../seed/nights/shiftsOfNight.ts';
import { newRequestNumber } from 'mf-communities/domain';
import { demoPassword } from '../seed/accounts.ts';
import { retryWhileUnavailable } from './retryWhileUnavailable.ts';

const administrator = (projectId: string): Firestore => {
  if (getApps().length === 0) initializeApp({ projectId });
  return getFirestore();
};

export interface Specialist {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

const recordsOf = async <T>(schema: DocumentSchema<T>, query: Query): Promise<T[]> =>
  (await query.get()).docs.flatMap((found) => {
    const read = readDocument(schema, found.ref.path, found.data());
    return read.ok ? [read.value] : [];
  });

/**
 * Shifts recorded by something other than a field app, e.g. by the demo: `night/member/community`.
 * @param isOpenOnly only those still clocked in
 */
const recordedShifts = async (
  firestore: Firestore,
  customerId: string,
  nights: readonly string[],
  isOpenOnly: boolean,
): Promise<ReadonlySet<string>> => {
  const ofNights = firestore.collection(paths.clockInOuts(customerId)).where('serviceDate', 'in', nights);
  const found = await (isOpenOnly ? ofNights.where('status', '==', 'open') : ofNights).get();
  return new Set(
    found.docs.flatMap((record) => {
      const [memberId, night, communityId] = ['memberId', 'serviceDate', 'communityId'].map((field) =>
        String(record.get(field)),
      );
      return record.id.startsWith(`${memberId}_`) ? [] : [`${night}/${memberId}/${communityId}`];
    }),
  );
};

/** IDs of the specialists scheduled tonight whose shifts aren't recorded yet. */
const agentsTonight = async (
  firestore: Firestore,
  customerId: string,
  isOpenOnly: boolean,
  now: number,
): Promise<string[]> => {
  const communities = (
    await recordsOf(communitySchema, firestore.collection(paths.communities(customerId)))
  ).filter(({ archivedAt }) => archivedAt === null);
  const agents = await recordsOf(
    assignedAgentSchema,
    firestore.collectionGroup(collectionGroups.assignedAgents).where('customerId', '==', customerId),
  );
  const nights = [...new Set(communities.map(({ timezone }) => serviceNight(now, timezone)))];
  const schedule = await Promise.all(
    nights.map(async (night) => {
      const found = await firestore.doc(paths.scheduleNight(customerId, night)).get();
      const read = readDocument(scheduleNightSchema, found.ref.path, found.data() ?? {});
      return read.ok ? [read.value] : [];
    }),
  );
  const shifts = shiftsOfNight(communities, agents, schedule.flat(), now);
  const recorded = await recordedShifts(firestore, customerId, nights, isOpenOnly);
  const free = shifts.filter(
    ({ serviceDate, agentId, communityId }) => !recorded.has(`${serviceDate}/${agentId}/${communityId}`),
  );
  return [...new Set(free.flatMap(({ agentId }) => agentId ?? []))];
};

/**
 * Gives tonight's specialists the demo password so they can sign in with their own logins. Nothing else is done for them as administrator.
 * @param most maximum number
 * @param isAtOnce whether finished shifts are played again
 */
export const specialistsOf = async (
  projectId: string,
  customerId: string,
  max: number,
  isAtOnce: boolean,
): Promise<Specialist[]> => {
  const firestore = administrator(projectId);
  const ids = (await agentsTonight(firestore, customerId, isAtOnce, Date.now())).slice(0, max);
  const players = await Promise.all(
    ids.map(async (uid) => {
      const member = await firestore.doc(paths.teamMember(customerId, uid)).get();
      if (member.get('uid') !== uid || member.get('isActive') === false) return [];
      await getAuth().updateUser(uid, { password: demoPassword, emailVerified: true });
      return [{ uid, email: String(member.get('email')), name: String(member.get('firstName')) }];
    }),
  );
  return players.flat();
};

/** The owner's email for signing in. @throws Error for a nonexistent account */
export const ownerEmail = async (projectId: string, customerId: string): Promise<string> => {
  const customer = await administrator(projectId).doc(paths.customer(customerId)).get();
  if (!customer.exists) throw new Error(`There is no account ${customerId}.`);
  return String(customer.get('email'));
};

/**
 * A resident's message, added the way the public page's function does: residents have no login.
 * @param id the same for the same night and seed, so it is sent once
 */
export const sendContactForm = async (
  projectId: string,
  customerId: string,
  id: string,
  communityId: string,
): Promise<void> => {
  const form = administrator(projectId).doc(`${paths.contactSubmissions(customerId)}/${id}`);
  const createdAt = new Date();
  await retryWhileUnavailable(async () => {
    if ((await form.get()).exists) return;
    await form.create({
      communityId,
      number: newRequestNumber(randomInt),
      name: 'Hana Novak',
      unitNumber: 'A-101',
      email: 'hana.novak@example.com',
      topic: 'missedPickup',
      language: 'en',
      via: 'page',
      message: 'My bag is still at the door. Is somebody still coming tonight?',
      smsConsent: false,
      status: 'new',
      dueAt: new Date(createdAt.getTime() + 24 * 3_600_000),
      createdAt,
    });
  });
};
