import { messages, paths } from 'shared-lib/domain';
import { demoUids } from '../seed/accounts.ts';
import { callsOfOwnProduct, refusal } from '../kernel/testing/localCalls.fixture.ts';

// Concurrent callers wait for each other because of how transactions work: seconds on a busy machine.
jest.setTimeout(60_000);

/** The callables over HTTP, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();

/** Whether a member is active, read as administrator; null if there is no such member. */
const isActive = async (memberId: string): Promise<unknown> =>
  (await calls.read(paths.teamMember(demoUids.owner, memberId)))?.isActive?.booleanValue ?? null;

const owner = 'owner@demo.test';
const admin = 'admin@demo.test';
const success = { status: 200, result: { success: true } };

describe.each([
  'migrateTeamMembersWithoutAuth',
  'reactivateTeamMember',
  'resendInvitation',
  'resendEmailConfirmation',
  'deactivateTeamMember',
  'deleteTeamMember',
  'addTeamMember',
  'updateTeamMember',
  'addCommunity',
  'repairSummaries',
])('%s', (name) => {
  const data = { teamMemberId: 'nadia-flores' };

  test('needs a signed-in user', async () => {
    expect(await calls.call(null, name, data)).toEqual(refusal(401, 'UNAUTHENTICATED'));
  });

  test.each(['manager@demo.test', 'specialist@demo.test', 'orphan@demo.test'])(
    'refuses %s',
    async (email) => {
      expect(await calls.call(email, name, data)).toEqual(refusal(403, 'PERMISSION_DENIED'));
    },
  );
});

test.each(['reactivateTeamMember', 'resendInvitation', 'deactivateTeamMember', 'deleteTeamMember'])(
  '%s refuses a payload without a member',
  async (name) => {
    expect(await calls.call(owner, name, {})).toEqual(refusal(400, 'INVALID_ARGUMENT'));
    expect(await calls.call(owner, name, { teamMemberId: 'a/b' })).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  },
);

// From here on, each test builds on the one before: a team over its plan's limit, the migration that makes it just fit, and who takes the
// places that open up.

test('a full plan has no room for another member', async () => {
  const answer = await calls.call(admin, 'reactivateTeamMember', { teamMemberId: 'former-01' });
  expect(answer).toEqual(refusal(429, 'RESOURCE_EXHAUSTED', messages.planLimit(13)));
  expect(await isActive('former-01')).toBe(false);
});

test('the migration deactivates the one member without a login, once', async () => {
  expect(await isActive('walter-boyd')).toBe(true);
  expect(await calls.call(owner, 'migrateTeamMembersWithoutAuth')).toEqual({
    status: 200,
    result: { deactivatedCount: 1 },
  });
  expect(await isActive('walter-boyd')).toBe(false);
  expect(await calls.call(owner, 'migrateTeamMembersWithoutAuth')).toEqual({
    status: 200,
    result: { deactivatedCount: 0 },
  });
});

test('reactivating needs room, invites members without a login, and can be repeated', async () => {
  expect(await calls.call(admin, 'reactivateTeamMember', { teamMemberId: 'walter-boyd' })).toEqual(
    refusal(429, 'RESOURCE_EXHAUSTED', messages.planLimit(13)),
  );
  expect(await calls.hasLogin('walter-boyd')).toBe(false);
  expect(await calls.call(admin, 'deactivateTeamMember', { teamMemberId: 'tomas-vidal' })).toEqual(success);
  expect(await calls.call(admin, 'reactivateTeamMember', { teamMemberId: 'walter-boyd' })).toEqual(success);
  const invitations = async () =>
    Object.values(await calls.list(paths.mails())).filter((mail) =>
      JSON.stringify(mail).includes('mode=acceptInvitation'),
    );
  expect([await isActive('walter-boyd'), await calls.hasLogin('walter-boyd')]).toEqual([true, false]);
  expect(await invitations()).toHaveLength(1);
  expect(await calls.call(admin, 'reactivateTeamMember', { teamMemberId: 'walter-boyd' })).toEqual(success);
  expect(await invitations()).toHaveLength(1);
  // Invited members count as pending.
  expect(await calls.call(owner, 'migrateTeamMembersWithoutAuth')).toEqual({
    status: 200,
    result: { deactivatedCount: 0 },
  });
  expect(await isActive('walter-boyd')).toBe(true);
});

test('when several ask for the last place at once, one gets it', async () => {
  expect(await calls.call(owner, 'deleteTeamMember', { teamMemberId: 'walter-boyd' })).toEqual(success);
  const ids = ['former-05', 'former-06', 'former-07'];
  const answers = await Promise.all(
    ids.map((teamMemberId) => calls.call(owner, 'reactivateTeamMember', { teamMemberId })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429]);
  const active = await Promise.all(ids.map(isActive));
  expect(active).toEqual(answers.map((answer) => answer.status === 200));
});

test('a member who doesn’t exist can’t be reactivated', async () => {
  const answer = await calls.call(owner, 'reactivateTeamMember', { teamMemberId: 'nobody' });
  expect(answer).toEqual(refusal(404, 'NOT_FOUND'));
});

test('deleting removes the document and the login, and finds nothing when repeated', async () => {
  expect(await calls.hasLogin('former-10')).toBe(true);
  expect(await calls.call(admin, 'deleteTeamMember', { teamMemberId: 'former-10' })).toEqual(success);
  expect([await isActive('former-10'), await calls.hasLogin('former-10')]).toEqual([null, false]);
  for (const teamMemberId of ['former-10', 'nobody'])
    expect(await calls.call(admin, 'deleteTeamMember', { teamMemberId })).toEqual(refusal(404, 'NOT_FOUND'));
});

test.each(['deleteTeamMember', 'deactivateTeamMember'])(
  '%s leaves the records of the owner and the caller unchanged',
  async (name) => {
    for (const teamMemberId of [demoUids.owner, demoUids.admin]) {
      expect(await calls.call(admin, name, { teamMemberId })).toEqual(refusal(403, 'PERMISSION_DENIED'));
      expect(await isActive(teamMemberId)).toBe(true);
    }
  },
);

test("another owner's member is out of reach", async () => {
  expect(
    await calls.call('free@demo.test', 'deactivateTeamMember', { teamMemberId: 'nadia-flores' }),
  ).toEqual(refusal(404, 'NOT_FOUND'));
  expect(await calls.call('free@demo.test', 'deleteTeamMember', { teamMemberId: 'nadia-flores' })).toEqual(
    refusal(404, 'NOT_FOUND'),
  );
  expect([await isActive('nadia-flores'), await calls.hasLogin('nadia-flores')]).toEqual([true, true]);
});

test('an owner who signed up before owners counted as members joins their own team once, as its first member', async () => {
  const uid = demoUids.newOwner;
  const email = 'new-owner@demo.test';
  const own = paths.teamMember(uid, uid);
  // Every field that the specification lists for an owner (section 3), with the older onboarding flag.
  await calls.writeAll({
    [paths.customer(uid)]: {
      firstName: 'Nora',
      onboardingComplete: true,
      dateCreated: new Date('2025-01-05'),
    },
  });
  expect(await calls.read(own)).toBeNull();
  const migrate = () => calls.call(email, 'migrateTeamMembersWithoutAuth');
  const nobody = { status: 200, result: { deactivatedCount: 0 } };
  // From two tabs at once, too.
  expect(await Promise.all([migrate(), migrate()])).toEqual([nobody, nobody]);
  const made = await calls.readPlain(own);
  expect(made).toMatchObject({
    uid,
    customerId: uid,
    firstName: 'Nora',
    lastName: '',
    email,
    tier: 'Admin',
    isActive: true,
    dateCreated: expect.any(Date),
  });
  expect(await migrate()).toEqual(nobody);
  expect(await calls.readPlain(own)).toEqual(made);

  const add = (name: string) =>
    calls.call(email, 'addTeamMember', {
      firstName: name,
      email: `${name}@members.test`,
      tier: 'Collection Specialist',
    });
  const full = refusal(429, 'RESOURCE_EXHAUSTED', messages.addActiveAtLimit);
  expect(await add('early')).toEqual(full);
  await calls.writeAll({
    [`${paths.subscriptions(uid)}/paid`]: {
      status: 'active',
      priceId: 'price_professional',
      quantity: 1,
      current_period_end: new Date('2999-01-01'),
    },
  });
  expect(await add('first')).toMatchObject({ status: 200 });
  expect(await add('second')).toEqual(full);
});
