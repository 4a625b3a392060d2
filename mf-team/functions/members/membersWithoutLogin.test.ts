import type { Auth } from 'firebase-admin/auth';
import { Firestore, Query, type DocumentSnapshot } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { membersWithoutLogin } from './membersWithoutLogin.ts';
import { rebuildDirectory } from 'backend/functions/core/summaries/directory.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';

/** On a separate Firestore, where no trigger updates the directory: the tests do. */
jest.setTimeout(120_000);
useOwnFirestore();

const own = paths.team('olivia');
const names = Array.from({ length: 300 }, (_, index) => `member-${index}`);
const record = (id: string, more: object = {}) => ({
  uid: id,
  customerId: 'olivia',
  firstName: id,
  tier: 'Collection Specialist',
  isActive: true,
  ...more,
});
const invitation = { linkId: 'link', sentAt: new Date(), expiresAt: new Date('2999-01-01') };
const put = (id: string, more?: object) => firestore().doc(`${own}/${id}`).set(record(id, more));

/** The login accounts, with some missing. */
const authWithout = (...missing: string[]): Auth => {
  const getUsers = async (requested: readonly { uid: string }[]) => ({
    users: requested.filter(({ uid }) => !missing.includes(uid)),
  });
  return { getUsers } as unknown as Auth;
};

/** The result, and how many documents were read for it; an aggregation counts as one. */
const counted = async (auth: Auth) => {
  let reads = 0;
  const { getAll } = Firestore.prototype;
  const { get } = Query.prototype;
  const spies = [
    jest.spyOn(Firestore.prototype, 'getAll').mockImplementation(async function (
      this: Firestore,
      ...requested
    ) {
      const found: DocumentSnapshot[] = await getAll.apply(this, requested);
      reads += found.length;
      return found;
    }),
    jest.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
      const found = await get.call(this);
      reads += found.size;
      return found;
    }),
  ];
  const answer = await membersWithoutLogin(auth, 'olivia');
  for (const spy of spies) spy.mockRestore();
  return { ...answer, reads };
};

beforeAll(async () => {
  await Promise.all(['olivia', ...names].map((id) => put(id)));
  await put('invited', { invitation });
  await put('inactive', { isActive: false });
  await put('half', { isActive: false, deactivation: { takenOverBy: null, startedAt: new Date() } });
  await rebuildDirectory('olivia', 'team');
});

test('a large team in which everyone has a login is not read', async () => {
  expect(await counted(authWithout())).toEqual({ active: [], unfinished: [], reads: 8 });
});

test('only the records of members without one are read, and decide', async () => {
  const auth = authWithout('olivia', 'invited', 'inactive', 'half', 'member-7', 'member-8');
  const { active, ...rest } = await counted(auth);
  expect([active.toSorted(), rest]).toEqual([['member-7', 'member-8'], { unfinished: ['half'], reads: 11 }]);
  // The directory is still outdated.
  await put('member-8', { invitation });
  expect(await counted(auth)).toEqual({ active: ['member-7'], unfinished: ['half'], reads: 11 });
  await put('member-8');
});

test.each([
  ['does not have yet', () => put('new'), 'new'],
  ['lists as inactive', () => put('inactive'), 'inactive'],
])('a member whom the directory %s is found in the records', async (_, change, id) => {
  await change();
  expect(await membersWithoutLogin(authWithout(id), 'olivia')).toEqual({ active: [id], unfinished: [] });
  await rebuildDirectory('olivia', 'team');
  expect(await counted(authWithout())).toMatchObject({ active: [], reads: 8 });
});

test('a missing directory is created', async () => {
  await firestore()
    .doc(paths.directoryShard('olivia', 'team', 0))
    .delete();
  expect(await membersWithoutLogin(authWithout('member-7'), 'olivia')).toEqual({
    active: ['member-7'],
    unfinished: [],
  });
  expect(await counted(authWithout())).toMatchObject({ active: [], reads: 8 });
});
