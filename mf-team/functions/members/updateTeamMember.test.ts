import { paths } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { expectEventually } from 'backend/kernel/testing/expectEventually.fixture.ts';
import { auth, firestore } from 'backend/kernel/firebase.ts';
import { callAs, connectFunctions, failNextCommit } from 'backend/kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';
import { updateTeamMember } from './callables/updateTeamMember.ts';

/** Changing team members over HTTP, on the local Firebase with the demo data. */
// Must run before the product shuts down, while Firestore is still connected.
afterAll(() => firestore().terminate());
const calls = callsOfOwnProduct(connectFunctions);
jest.setTimeout(30_000);

const owner = 'owner@demo.test';
const admin = 'admin@demo.test';
const success = { status: 200, result: { success: true } };
const text = (stringValue: string) => ({ stringValue });

const record = (id: string) => calls.read(paths.teamMember(demoUids.owner, id));

/** A change that leaves a member unchanged, apart from the overrides. */
const changeOf = async (id: string, more: object = {}) => {
  const fields = await record(id);
  const textOf = (field: string) => fields?.[field]?.stringValue;
  const stamp = fields?.lastModified?.timestampValue;
  return {
    teamMemberId: id,
    seen: stamp === undefined ? null : Date.parse(String(stamp)),
    firstName: textOf('firstName'),
    lastName: textOf('lastName') ?? '',
    email: textOf('email'),
    phone: textOf('phone') ?? null,
    tier: textOf('tier'),
    ...more,
  };
};

const update = async (email: string, id: string, more: object = {}) =>
  calls.call(email, 'updateTeamMember', await changeOf(id, more));

const nadia = 'nadia-flores';

test('a change is written with the server’s time, and the login follows', async () => {
  const before = await changeOf(nadia);
  const more = {
    firstName: ' Nadja ',
    lastName: 'Flores Cruz',
    email: 'Nadja@Members.TEST',
    phone: '+12025550177',
  };
  expect(await update(admin, nadia, more)).toEqual(success);
  expect(await record(nadia)).toMatchObject({
    firstName: text('Nadja'),
    lastName: text('Flores Cruz'),
    email: text('nadja@members.test'),
    phone: text('+12025550177'),
    isActive: { booleanValue: true },
  });
  const { seen: lastModified } = await changeOf(nadia);
  expect(lastModified).toBeGreaterThan(before.seen ?? 0);
  expect(Math.abs(Date.now() - Number(lastModified))).toBeLessThan(20_000);
  expect(await calls.readPlain(paths.teamMember(demoUids.owner, nadia))).toMatchObject({
    lastModifiedBy: { uid: demoUids.admin, at: new Date(Number(lastModified)) },
  });
  expect(await calls.loginOf(nadia)).toMatchObject({
    email: 'nadja@members.test',
    displayName: 'Nadja Flores Cruz',
  });
});

test('a change based on an older record is refused, unless it has the same values', async () => {
  const seen = await changeOf(nadia);
  const renamed = { ...seen, lastName: 'Flores' };
  expect(await calls.call(owner, 'updateTeamMember', renamed)).toEqual(success);
  const late = { ...seen, phone: null, email: 'late@members.test' };
  expect(await calls.call(admin, 'updateTeamMember', late)).toEqual(refusal(409, 'ABORTED'));
  expect(await calls.call(owner, 'updateTeamMember', renamed)).toEqual(success);
  expect(await record(nadia)).toMatchObject({ lastName: text('Flores'), phone: text('+12025550177') });
  expect(await calls.uidOf('late@members.test')).toBeNull();
});

test('one of two concurrent changes wins', async () => {
  const seen = await changeOf(nadia);
  const both = ['twin-one@members.test', 'twin-two@members.test'];
  const answers = await Promise.all(
    both.map((email) => calls.call(owner, 'updateTeamMember', { ...seen, email })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const email = (await record(nadia))?.email?.stringValue;
  expect(both).toContain(email);
  expect(await calls.loginOf(nadia)).toMatchObject({ email });
});

test.each([
  ['in the team', admin],
  ['in an account elsewhere', 'free@demo.test'],
])('an email %s is refused', async (_what, email) => {
  expect(await update(owner, nadia, { firstName: 'Not', email })).toEqual(refusal(409, 'ALREADY_EXISTS'));
  expect(await calls.loginOf(nadia)).toMatchObject({ displayName: 'Nadja Flores' });
  expect(await record(nadia)).toMatchObject({ firstName: text('Nadja') });
});

test.each([
  ['no name', { firstName: ' ' }, 400, 'INVALID_ARGUMENT'],
  ['an invalid phone number', { phone: '555' }, 400, 'INVALID_ARGUMENT'],
  ['another tier', { tier: 'Owner' }, 400, 'INVALID_ARGUMENT'],
  ['no revision', { seen: {} }, 400, 'INVALID_ARGUMENT'],
  ['a path instead of an id', { teamMemberId: 'a/b' }, 400, 'INVALID_ARGUMENT'],
  ['a missing member', { teamMemberId: 'nobody' }, 404, 'NOT_FOUND'],
])('refused: %s', async (_what, more, status, code) => {
  expect(await update(owner, nadia, more)).toEqual(refusal(status, code));
});

test('an active member becomes an Admin only within the plan, an inactive one also beyond it', async () => {
  const asAdmin = { tier: 'Admin' };
  const admins = async () => {
    const ids = [nadia, 'walter-boyd', demoUids.specialist, demoUids.manager];
    const answers = [];
    for (const id of ids) answers.push((await update(owner, id, asAdmin)).status);
    return answers;
  };
  // Olivia and one more are Admins already.
  expect(await admins()).toEqual([200, 429, 429, 429]);
  expect(await update(owner, demoUids.specialist, asAdmin)).toEqual(
    refusal(429, 'RESOURCE_EXHAUSTED', 'Your plan limit is 3 Admin accounts.'),
  );
  expect(await update(owner, 'former-01', asAdmin)).toEqual(success);
  expect(await update(owner, nadia, { tier: 'Collection Specialist' })).toEqual(success);
});

test('a member without a login account can be changed', async () => {
  expect(await update(owner, 'walter-boyd', { email: 'walter@members.test' })).toEqual(success);
  expect(await calls.loginOf('walter-boyd')).toBeNull();
  expect(await update(owner, 'walter-boyd', { email: 'trial@demo.test' })).toEqual(
    refusal(409, 'ALREADY_EXISTS'),
  );
});

test.each([
  ['the owner’s tier', owner, demoUids.owner, { tier: 'District Manager' }],
  ['the owner’s tier by an Admin', admin, demoUids.owner, { tier: 'District Manager' }],
  ['one’s own tier', admin, demoUids.admin, { tier: 'District Manager' }],
  ['the owner’s email by an Admin', admin, demoUids.owner, { email: 'mine@members.test' }],
])('stays as it is: %s', async (_what, author, id, more) => {
  expect(await update(author, id, more)).toEqual(refusal(403, 'PERMISSION_DENIED'));
});

test('an Admin can correct the owner’s name', async () => {
  expect(await update(admin, demoUids.owner, { lastName: 'Parker' })).toEqual(success);
  expect(await calls.loginOf(demoUids.owner)).toMatchObject({ email: owner, displayName: 'Olivia Parker' });
});

test('an email that differs only in case leaves the login where it is', async () => {
  const path = paths.teamMember(demoUids.owner, demoUids.owner);
  await calls.write(path, { email: text('Billing@Sunrise.test') });
  const more = { email: 'billing@sunrise.test', firstName: 'Olive' };
  expect(await update(admin, demoUids.owner, more)).toEqual(success);
  expect(await record(demoUids.owner)).toMatchObject({ email: text('billing@sunrise.test') });
  expect(await calls.loginOf(demoUids.owner)).toMatchObject({ email: owner, displayName: 'Olive Parker' });
});

test('a login that opens another business can’t be moved by this one', async () => {
  const path = paths.teamMember(demoUids.free, 'former-02');
  await calls.write(path, { uid: text('former-02'), customerId: text(demoUids.free) });
  const login = await calls.loginOf('former-02');
  expect(await update(owner, 'former-02', { email: 'mine@members.test' })).toEqual(
    refusal(400, 'FAILED_PRECONDITION'),
  );
  expect(await update(owner, 'former-02', { firstName: 'Another' })).toEqual(success);
  expect(await calls.loginOf('former-02')).toEqual(login);
});

describe('an email changed by the office', () => {
  const before = 'specialist@demo.test';
  const atGoogle = { providerId: 'google.com', uid: 'at-google', email: before };
  const waysInto = async (uid: string) => {
    const { email, providerData } = await auth().getUser(uid);
    return {
      email,
      google: providerData.flatMap((way) => (way.providerId === 'google.com' ? way.email : [])),
    };
  };

  beforeAll(async () => {
    await calls.call(before, 'addTeamMember');
    await auth().updateUser(demoUids.specialist, { providerToLink: atGoogle });
  });

  test('that was not written leaves everything as it was, except sessions', async () => {
    const change = await changeOf(demoUids.specialist, { email: 'sam@members.test' });
    await failNextCommit();
    expect(await callAs(demoUids.owner, updateTeamMember, change)).toContain('Nothing was written');
    expect(await waysInto(demoUids.specialist)).toEqual({ email: before, google: [before] });
    expect(await record(demoUids.specialist)).not.toHaveProperty('sessionsEndedAt');
  });

  test('ends everything that opened the login by the old address, except the password', async () => {
    const since = await calls.sessionsOfBefore(demoUids.specialist);
    expect((await calls.call(null, 'requestPasswordReset', { email: before })).status).toBe(200);
    const links = async () =>
      (await calls.emailsTo(before)).flatMap(
        (mail) => /choosePassword&token=([\w-]{32})/.exec(mail)?.[1] ?? [],
      );
    await expectEventually(links, [expect.any(String)]);
    const [token] = await links();
    expect((await calls.call(null, 'readAccountLink', { token })).status).toBe(200);

    expect(await update(owner, demoUids.specialist, { email: 'sam@members.test' })).toEqual(success);
    expect(await calls.sessionsSince(demoUids.specialist)).toBeGreaterThan(since);
    expect(await waysInto(demoUids.specialist)).toEqual({ email: 'sam@members.test', google: [] });
    expect((await calls.call(null, 'readAccountLink', { token })).status).toBe(404);
    // Makes open pages check whether their session is still valid.
    expect(await record(demoUids.specialist)).toHaveProperty('sessionsEndedAt');
    // The same password works, at the new address only.
    expect((await calls.call('sam@members.test', 'addTeamMember')).status).toBe(403);
    expect((await calls.call(before, 'addTeamMember')).status).toBe(401);
    expect(await calls.emailsTo(before)).toContainEqual(
      expect.stringContaining('Your password is the same, and all devices were signed out.'),
    );
  });

  test('leaves a Google account with that address', async () => {
    const email = 'nadia@gmail.test';
    await auth().updateUser(nadia, { providerToLink: { ...atGoogle, uid: 'nadias', email } });
    expect(await update(owner, nadia, { email })).toEqual(success);
    expect(await waysInto(nadia)).toEqual({ email, google: [email] });
  });
});

test('a member who has not joined is invited at the new address instead of the old one', async () => {
  const added = await calls.call('new-owner@demo.test', 'addTeamMember', {
    firstName: 'Typo',
    email: 'tpyo@members.test',
    tier: 'Collection Specialist',
  });
  const id = (added.result as { teamMemberId: string }).teamMemberId;
  const fields = await calls.read(paths.teamMember(demoUids.newOwner, id));
  const change = {
    teamMemberId: id,
    seen: Date.parse(String(fields?.lastModified?.timestampValue)),
    firstName: 'Typo',
    email: 'typo@members.test',
    tier: 'Collection Specialist',
  };
  expect(await calls.call('new-owner@demo.test', 'updateTeamMember', change)).toEqual(success);
  expect(await calls.emailsTo('typo@members.test')).toEqual([
    expect.stringContaining('mode=acceptInvitation'),
  ]);
  expect(await calls.emailsTo('tpyo@members.test')).toEqual([]);
  await calls.call('manager@demo.test', 'addTeamMember');
  expect(await update(owner, demoUids.manager, { email: 'manager-new@members.test' })).toEqual(success);
  expect(await calls.emailsTo('manager-new@members.test')).toEqual([]);
  // Signing in with the old address explains the change.
  expect(await calls.emailsTo('manager@demo.test')).toEqual([
    expect.stringContaining('changed your sign-in address to manager-new@members.test.'),
  ]);
});
