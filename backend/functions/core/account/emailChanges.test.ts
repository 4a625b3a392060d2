import { paths } from 'shared-lib/domain';
import { demoUids } from '../../../seed/accounts.ts';
import { expectEventually } from '../../../kernel/testing/expectEventually.fixture.ts';
import { callsOfOwnProduct, refusal } from '../../../kernel/testing/localCalls.fixture.ts';

/** Changing the sign-in email, over HTTP, on the local Firebase with the demo data. */
let payments = '';
const calls = callsOfOwnProduct(({ addresses }) => {
  payments = addresses.payments;
});
jest.setTimeout(60_000);

const success = { status: 200, result: { success: true } };
const text = (stringValue: string) => ({ stringValue });

type LinkKind = 'newEmail' | 'mode=undoEmail&token' | 'acceptInvitation&token';

/** The tokens of one kind in the emails to an address. */
const tokensTo = async (email: string, kind: LinkKind) =>
  (await calls.emailsTo(email)).flatMap(
    (mail) => new RegExp(`${kind}=([A-Za-z0-9_-]{32})`).exec(mail)?.[1] ?? [],
  );

const tokenTo = async (email: string, kind: LinkKind) => {
  await expectEventually(() => tokensTo(email, kind), [expect.any(String)]);
  return (await tokensTo(email, kind)).at(-1)!;
};

/** A person's view of their pending change. */
const waitingOf = (uid: string, customerId: string) =>
  calls.readPlain(paths.personalMail(customerId, uid, 'emailChange'));

const emailsOf = async (uid: string, customerId: string) => ({
  login: (await calls.loginOf(uid))?.email,
  record: (await calls.read(paths.teamMember(customerId, uid)))?.email?.stringValue,
  customer: (await calls.read(paths.customer(uid)))?.email?.stringValue,
});

/** Where Stripe sends an owner's receipts. */
const receiptsOf = async (uid: string): Promise<string | undefined> => {
  const answer = await fetch(`${payments}/control/state?customer=${uid}`);
  return ((await answer.json()) as { customers: { email: string }[] }).customers[0]?.email;
};

test('an owner’s email changes only when the link is opened, then everywhere, and the old address gets an undo link', async () => {
  const [before, email] = ['owner@demo.test', 'olivia@new.test'];
  const since = await calls.sessionsOfBefore(demoUids.owner);
  const stored = await emailsOf(demoUids.owner, demoUids.owner);
  expect(await calls.call(before, 'requestEmailChange', { email: ' Olivia@New.test' })).toEqual(success);
  const token = await tokenTo(email, 'newEmail');
  expect(await emailsOf(demoUids.owner, demoUids.owner)).toEqual(stored);
  expect(await waitingOf(demoUids.owner, demoUids.owner)).toMatchObject({ email, failure: null });
  expect(JSON.stringify(await calls.list(paths.emailChanges()))).not.toContain(token);

  // Another signed-in person can't use the link.
  expect(await calls.call('admin@demo.test', 'confirmEmailChange', { token })).toEqual(
    refusal(404, 'NOT_FOUND'),
  );
  expect(await calls.call(null, 'confirmEmailChange', { token })).toEqual(refusal(401, 'UNAUTHENTICATED'));
  expect(await calls.call(before, 'confirmEmailChange', { token })).toEqual({
    status: 200,
    result: { email },
  });
  expect(await emailsOf(demoUids.owner, demoUids.owner)).toEqual({
    login: email,
    record: email,
    customer: email,
  });
  expect(await receiptsOf(demoUids.owner)).toBe(email);
  expect(await waitingOf(demoUids.owner, demoUids.owner)).toBeNull();
  expect(await calls.sessionsSince(demoUids.owner)).toBeGreaterThan(since);
  expect(await calls.call(email, 'confirmEmailChange', { token })).toEqual(refusal(404, 'NOT_FOUND'));

  const back = await tokenTo(before, 'mode=undoEmail&token');
  expect(await calls.call(null, 'readEmailUndo', { token: back })).toEqual({
    status: 200,
    result: { email: before },
  });
  const undo = { token: back, password: 'short' };
  expect(await calls.call(null, 'undoEmailChange', undo)).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  expect((await emailsOf(demoUids.owner, demoUids.owner)).login).toBe(email);
  expect(await calls.call(null, 'undoEmailChange', { ...undo, password: 'Passw0rd!demo' })).toEqual({
    status: 200,
    result: { email: before },
  });
  expect(await emailsOf(demoUids.owner, demoUids.owner)).toEqual({
    login: before,
    record: before,
    customer: before,
  });
  expect(await receiptsOf(demoUids.owner)).toBe(before);
  expect(await calls.call(null, 'readEmailUndo', { token: back })).toEqual(refusal(404, 'NOT_FOUND'));
});

test('an Admin changes their own email, and only the newest link counts', async () => {
  const [before, email] = ['admin@demo.test', 'ada@new.test'];
  expect(await calls.call(before, 'requestEmailChange', { email: 'first@new.test' })).toEqual(success);
  const first = await tokenTo('first@new.test', 'newEmail');
  expect(await calls.call(before, 'requestEmailChange', { email })).toEqual(success);
  const token = await tokenTo(email, 'newEmail');
  const waits = {
    to: before,
    customerId: demoUids.owner,
    purpose: 'notice',
    message: { subject: 'Late clock-in', text: 'Sam was late.' },
    createdAt: new Date(),
    delivery: { state: 'PENDING', attempts: 0, dueTime: new Date(Date.now() + 3_600_000) },
  };
  await calls.writeAll({
    'mail/told': { ...waits, readerUid: demoUids.admin },
    'mail/toResident': waits,
    'mail/toOwner': { ...waits, readerUid: demoUids.owner },
    'mail/gone': { ...waits, readerUid: demoUids.admin, delivery: { state: 'SUCCESS', attempts: 1 } },
  });
  expect(await calls.call(before, 'confirmEmailChange', { token: first })).toEqual(refusal(404, 'NOT_FOUND'));
  expect((await calls.call(before, 'confirmEmailChange', { token })).status).toBe(200);
  expect(await emailsOf(demoUids.admin, demoUids.owner)).toEqual({
    login: email,
    record: email,
    customer: undefined,
  });
  // Their queued emails follow the change, and no others.
  const addressOf = async (id: string) => (await calls.readPlain(`mail/${id}`))?.['to'];
  expect(await Promise.all(['told', 'toResident', 'toOwner', 'gone'].map(addressOf))).toEqual([
    email,
    before,
    before,
    before,
  ]);
});

test('the response is the same for an address with an account, whose owner gets an email', async () => {
  const taken = 'trial@demo.test';
  expect(await calls.call('free@demo.test', 'requestEmailChange', { email: taken })).toEqual(success);
  await expectEventually(() => calls.emailsTo(taken), [expect.stringContaining('nothing was changed.')]);
  expect(await tokensTo(taken, 'newEmail')).toEqual([]);
  expect(await waitingOf(demoUids.free, demoUids.free)).toMatchObject({ email: taken, failure: null });
});

test('an address taken in the meantime leaves everything unchanged', async () => {
  const [before, email] = ['free@demo.test', 'wanted@new.test'];
  const stored = await emailsOf(demoUids.free, demoUids.free);
  expect(await calls.call(before, 'requestEmailChange', { email })).toEqual(success);
  const token = await tokenTo(email, 'newEmail');
  const member = { firstName: 'Wanda', lastName: '', email, tier: 'Collection Specialist' };
  expect((await calls.call('new-owner@demo.test', 'addTeamMember', member)).status).toBe(200);
  const invitation = { token: await tokenTo(email, 'acceptInvitation&token'), password: 'Passw0rd!4wanda' };
  expect(await calls.call(null, 'acceptInvitation', invitation)).toMatchObject({
    status: 200,
    result: { email },
  });
  expect(await calls.call(before, 'confirmEmailChange', { token })).toEqual(refusal(409, 'ALREADY_EXISTS'));
  expect(await emailsOf(demoUids.free, demoUids.free)).toEqual(stored);
});

test('a link expires when the password changes', async () => {
  const [before, email] = ['free@demo.test', 'later@new.test'];
  expect(await calls.call(before, 'requestEmailChange', { email })).toEqual(success);
  const token = await tokenTo(email, 'newEmail');
  expect(await calls.call(before, 'endSessions')).toEqual(success);
  expect(await calls.call(before, 'changePassword', { password: 'Passw0rd!demo' })).toEqual(success);
  expect(await calls.call(before, 'confirmEmailChange', { token })).toEqual(refusal(404, 'NOT_FOUND'));
});

test.each([
  ['no address', 'owner@demo.test', { email: 'olivia' }, 400, 'INVALID_ARGUMENT'],
  ['the same address', 'owner@demo.test', { email: 'OWNER@demo.test' }, 400, 'INVALID_ARGUMENT'],
  ['an address in the team', 'owner@demo.test', { email: 'manager@demo.test' }, 409, 'ALREADY_EXISTS'],
  ['a District Manager', 'manager@demo.test', { email: 'mine@new.test' }, 403, 'PERMISSION_DENIED'],
  ['nobody', null, { email: 'mine@new.test' }, 401, 'UNAUTHENTICATED'],
])('refused: %s', async (_, author, data, status, code) => {
  expect(await calls.call(author, 'requestEmailChange', data)).toEqual(refusal(status, code));
});

test('an undo link still works after the login has moved on', async () => {
  const password = 'Passw0rd!demo';
  const move = async (from: string, email: string) => {
    await calls.call(from, 'requestEmailChange', { email });
    const token = await tokenTo(email, 'newEmail');
    expect((await calls.call(from, 'confirmEmailChange', { token })).status).toBe(200);
  };
  await calls.write(paths.customer(demoUids.trial), { businessName: text('Trial Valet') });
  await move('trial@demo.test', 'thief@new.test');
  await move('thief@new.test', 'thief2@new.test');
  const token = await tokenTo('trial@demo.test', 'mode=undoEmail&token');
  expect((await calls.call(null, 'undoEmailChange', { token, password })).status).toBe(200);
  expect((await emailsOf(demoUids.trial, demoUids.trial)).login).toBe('trial@demo.test');
  const thiefs = await tokenTo('thief@new.test', 'mode=undoEmail&token');
  expect(await calls.call(null, 'undoEmailChange', { token: thiefs, password })).toEqual(
    refusal(404, 'NOT_FOUND'),
  );
});
