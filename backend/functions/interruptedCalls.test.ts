import { paths, priceIds } from 'shared-lib/domain';
import { demoUids } from '../seed/accounts.ts';
import { addCommunity } from '../../mf-communities/functions/community/callables/addCommunity.ts';
import { addTeamMember } from '../../mf-team/functions/members/callables/addTeamMember.ts';
import { deleteTeamMember } from '../../mf-team/functions/members/callables/deleteTeamMember.ts';
import { auth, bucket, firestore } from '../kernel/firebase.ts';
import {
  callAs,
  connectFunctions,
  failNextCommit,
  loseNextAnswer,
} from '../kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct } from '../kernel/testing/localCalls.fixture.ts';
import { reactivateTeamMember } from '../../mf-team/functions/members/callables/reactivateTeamMember.ts';
import { updateTeamMember } from '../../mf-team/functions/members/callables/updateTeamMember.ts';

const customer = demoUids.newOwner;

/** Leftovers of calls that aborted, lost their response or ran concurrently, on the local Firebase with the demo data. */
// Must run before the connected product shuts down.
afterAll(() => firestore().terminate());
const calls = callsOfOwnProduct(connectFunctions);
beforeAll(() =>
  calls.writeAll({
    [`${paths.subscriptions(customer)}/paid`]: {
      status: 'active',
      priceId: priceIds.standard,
      quantity: 10,
      current_period_end: new Date('2999-01-01'),
    },
  }),
);
afterEach(() => jest.restoreAllMocks());
jest.setTimeout(30_000);

const asOwner = (callable: Parameters<typeof callAs>[1], data: unknown) => callAs(customer, callable, data);
const emailOf = (name: string) => `${name}@members.test`;
const add = (name: string) =>
  asOwner(addTeamMember, {
    firstName: name,
    email: emailOf(name),
    tier: 'Collection Specialist',
  });
const teamWith = async (email: string) =>
  Object.entries(await calls.list(paths.team(customer))).filter(([, member]) => member['email'] === email);

/** Writes an inactive member without a login account. */
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
  test('a lost response isn’t a failure', async () => {
    await loseNextAnswer(true);
    const { teamMemberId } = (await add('lost')) as { teamMemberId?: string };
    expect(await teamWith(emailOf('lost'))).toEqual([[teamMemberId, expect.anything()]]);
    expect(await calls.emailsTo(emailOf('lost'))).toHaveLength(1);
  });

  test('a member who was added keeps their invitation when the response never arrives', async () => {
    await loseNextAnswer(false);
    expect(await add('added')).toContain('lost');
    expect(await teamWith(emailOf('added'))).toHaveLength(1);
    expect(await calls.emailsTo(emailOf('added'))).toHaveLength(1);
  });

  test('a member who wasn’t added has no invitation', async () => {
    await failNextCommit();
    expect(await add('refused')).toContain('Nothing was written');
    expect([await calls.emailsTo(emailOf('refused')), await teamWith(emailOf('refused'))]).toEqual([[], []]);
  });
});

test('a community whose response was lost exists once', async () => {
  await loseNextAnswer(true);
  const result = await asOwner(addCommunity, { propertyName: 'Lost Answer' });
  const communities = Object.entries(await calls.list(paths.communities(customer)));
  const added = communities.filter(([, community]) => community['propertyName'] === 'Lost Answer');
  expect(added).toEqual([[expect.any(String), expect.objectContaining({ slug: 'lost-answer' })]]);
  expect(result).toEqual({ communityId: added[0]?.[0], slug: 'lost-answer' });
});

test('an invitation that wasn’t written is written by the next call', async () => {
  await write('uninvited');
  await failNextCommit();
  const reactivate = () => asOwner(reactivateTeamMember, { teamMemberId: 'uninvited' });
  expect(await reactivate()).toContain('Nothing was written');
  expect(await calls.emailsTo(emailOf('uninvited'))).toEqual([]);
  expect(await reactivate()).toEqual({ success: true });
  expect(await recordOf('uninvited')).toMatchObject({ isActive: true, invitation: expect.anything() });
  // A repeat sends no second one.
  expect(await reactivate()).toEqual({ success: true });
  expect(await calls.emailsTo(emailOf('uninvited'))).toEqual([
    expect.stringContaining('mode=acceptInvitation'),
  ]);
});

describe('updateTeamMember', () => {
  const update = async (id: string, more: object) => {
    const member = await recordOf(id);
    return asOwner(updateTeamMember, {
      teamMemberId: id,
      seen: (member?.['lastModified'] as Date | undefined)?.getTime() ?? null,
      firstName: member?.['firstName'],
      lastName: member?.['lastName'],
      email: member?.['email'],
      tier: member?.['tier'],
      ...more,
    });
  };
  const loginOf = async (id: string) => {
    const { email, emailVerified, displayName } = await auth().getUser(id);
    return { email, emailVerified, displayName };
  };
  const asBefore = { email: 'signs-in@members.test', emailVerified: true, displayName: 'before Test' };

  beforeEach(async () => {
    await write('before');
    await auth().deleteUsers(['before']);
    await auth().createUser({ uid: 'before', ...asBefore });
  });

  test.each([
    ['a name', { firstName: 'After' }],
    ['an email', { email: 'after@members.test' }],
  ])('%s that wasn’t written leaves the login account unchanged', async (_what, more) => {
    await failNextCommit();
    expect(await update('before', more)).toContain('Nothing was written');
    expect(await loginOf('before')).toEqual(asBefore);
  });

  test('one that was written after all is kept', async () => {
    await loseNextAnswer(false);
    expect(await update('before', { email: 'after@members.test' })).toContain('lost');
    expect(await loginOf('before')).toEqual({
      ...asBefore,
      email: 'after@members.test',
      emailVerified: false,
    });
  });
});

describe('deleteTeamMember', () => {
  const remove = (id: string) => asOwner(deleteTeamMember, { teamMemberId: id });
  const revive = (id: string) => asOwner(reactivateTeamMember, { teamMemberId: id });

  test('a member reactivated in the meantime stays, with their login', async () => {
    await write('revived');
    await auth().createUser({ uid: 'revived', email: emailOf('revived') });
    jest.spyOn(auth(), 'revokeRefreshTokens').mockImplementation(async () => {
      expect(await revive('revived')).toEqual({ success: true });
    });
    expect(await remove('revived')).toBe('aborted');
    expect([await calls.hasLogin('revived'), (await recordOf('revived'))?.['isActive']]).toEqual([
      true,
      true,
    ]);
  });

  test('a member can’t be reactivated while their login is being removed', async () => {
    await write('leaving');
    await auth().createUser({ uid: 'leaving', email: emailOf('leaving') });
    const files = Object.getPrototypeOf(bucket()) as ReturnType<typeof bucket>;
    jest.spyOn(files, 'deleteFiles').mockImplementation(async () => {
      expect(await revive('leaving')).toBe('failed-precondition');
    });
    expect(await remove('leaving')).toEqual({ success: true });
    expect([await calls.hasLogin('leaving'), await recordOf('leaving')]).toEqual([false, null]);
    // Records of past work and pay keep the name.
    const former = await firestore().doc(paths.formerMembers(customer)).get();
    expect(former.get('names.leaving')).toMatchObject({
      name: expect.any(String),
      deletedAt: expect.anything(),
    });
    expect(await calls.emailsTo(emailOf('leaving'))).toEqual([]);
  });
});
