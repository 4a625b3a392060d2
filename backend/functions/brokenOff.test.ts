import { resolve } from 'node:path';
import { paths, priceIds } from 'shared-lib/domain';
import { demoUids } from '../seed/accounts.ts';
import { startLocalProduct, type LocalProduct } from '../seed/localProduct.ts';
import { addCommunity } from './addCommunity.ts';
import { addTeamMember } from './addTeamMember.ts';
import { auth, firestore } from './firebase.ts';
import { callAs, connectFunctions, failNextCommit, loseNextAnswer } from './inProcess.fixture.ts';
import { localCalls } from './localCalls.fixture.ts';
import { reactivateTeamMember } from './reactivateTeamMember.ts';

/** What is left of calls that broke off, or whose answer was lost, on the local Firebase with the demo data. */
let product: LocalProduct;
let calls: ReturnType<typeof localCalls>;

beforeAll(async () => {
  product = await startLocalProduct(resolve(__dirname, '../..'));
  calls = localCalls(product);
  connectFunctions(product);
  await calls.writeAll({
    [`${paths.subscriptions(customer)}/paid`]: {
      status: 'active',
      priceId: priceIds.standard,
      quantity: 10,
      current_period_end: new Date('2999-01-01'),
    },
  });
}, 60_000);

afterAll(async () => {
  await firestore().terminate();
  await product.stop();
}, 30_000);
jest.setTimeout(30_000);

const customer = demoUids.newOwner;
const asOwner = (callable: Parameters<typeof callAs>[1], data: unknown) => callAs(customer, callable, data);
const emailOf = (name: string) => `${name}@members.test`;
const add = (name: string) =>
  asOwner(addTeamMember, {
    firstName: name,
    email: emailOf(name),
    tier: 'Collection Specialist',
    isActive: false,
  });
const teamWith = async (email: string) =>
  Object.entries(await calls.list(paths.team(customer))).filter(([, member]) => member['email'] === email);

/** Writes a member who is inactive, without a login account. */
const write = (id: string) =>
  calls.writeAll({
    [paths.teamMember(customer, id)]: {
      uid: id,
      customerId: customer,
      firstName: id,
      lastName: 'Test',
      email: emailOf(id),
      tier: 'Collection Specialist',
      isActive: false,
    },
  });
const recordOf = (id: string) => calls.readPlain(paths.teamMember(customer, id));

describe('addTeamMember', () => {
  test('a lost answer is no failure', async () => {
    await loseNextAnswer(true);
    const { teamMemberId } = (await add('lost')) as { teamMemberId?: string };
    expect(teamMemberId).toBe(await calls.uidOf(emailOf('lost')));
    expect(await teamWith(emailOf('lost'))).toEqual([[teamMemberId, expect.anything()]]);
    expect(await calls.mailsTo(emailOf('lost'))).toHaveLength(1);
  });

  test('who was added keeps their login when the answer is lost for good', async () => {
    await loseNextAnswer(false);
    expect(await add('added')).toContain('lost');
    expect(await teamWith(emailOf('added'))).toEqual([
      [await calls.uidOf(emailOf('added')), expect.anything()],
    ]);
  });

  test('who was not added has none', async () => {
    await failNextCommit();
    expect(await add('refused')).toContain('Nothing was written');
    expect([await calls.uidOf(emailOf('refused')), await teamWith(emailOf('refused'))]).toEqual([null, []]);
  });
});

test('a community whose answer was lost is there once', async () => {
  await loseNextAnswer(true);
  const result = await asOwner(addCommunity, { propertyName: 'Lost Answer' });
  const communities = Object.entries(await calls.list(paths.communities(customer)));
  const added = communities.filter(([, community]) => community['propertyName'] === 'Lost Answer');
  expect(added).toEqual([[expect.any(String), expect.objectContaining({ slug: 'lost-answer' })]]);
  expect(result).toEqual({ communityId: added[0]?.[0], slug: 'lost-answer' });
});

test('an invitation that was not written is written by the next call', async () => {
  await write('uninvited');
  await failNextCommit();
  const reactivate = () => asOwner(reactivateTeamMember, { teamMemberId: 'uninvited' });
  expect(await reactivate()).toContain('Nothing was written');
  expect(await calls.mailsTo(emailOf('uninvited'))).toEqual([]);
  expect(await reactivate()).toEqual({ success: true });
  expect([await calls.hasLogin('uninvited'), (await recordOf('uninvited'))?.['isActive']]).toEqual([
    true,
    true,
  ]);
  expect(await calls.mailsTo(emailOf('uninvited'))).toEqual([expect.stringContaining('mode=resetPassword')]);
});

describe('a login without a record', () => {
  const old = new Date(Date.now() - 3_600_000).toUTCString();
  const abandoned = 'Abcdefghij0123456789';

  beforeEach(() => auth().deleteUsers([abandoned, 'x'.repeat(28)]));
  const leave = (uid: string, creationTime: string, more: object = {}) =>
    auth().importUsers([{ uid, email: emailOf('left'), metadata: { creationTime, ...more } }]);

  test.each([
    ['made just now, by a call that may still run', abandoned, new Date().toUTCString(), {}],
    ['made by the person', 'x'.repeat(28), old, {}],
    ['that signed in', abandoned, old, { lastSignInTime: new Date().toUTCString() }],
  ])('keeps its address: %s', async (_what, uid, creationTime, more) => {
    await leave(uid, creationTime, more);
    expect(await add('left')).toBe('already-exists');
    expect(await calls.uidOf(emailOf('left'))).toBe(uid);
  });

  test.each([
    ['a team record', paths.teamMember(demoUids.free, abandoned)],
    ['a business', paths.customer(abandoned)],
  ])('keeps its address when it opens %s', async (_what, path) => {
    await leave(abandoned, old);
    await calls.writeAll({ [path]: { uid: abandoned } });
    expect(await add('left')).toBe('already-exists');
    await calls.remove(path);
  });

  test('that an addition left behind gives its address free', async () => {
    await leave(abandoned, old);
    expect(await add('left')).toEqual({ teamMemberId: expect.any(String) });
    expect([await calls.hasLogin(abandoned), await teamWith(emailOf('left'))]).toEqual([
      false,
      [[await calls.uidOf(emailOf('left')), expect.anything()]],
    ]);
  });
});
