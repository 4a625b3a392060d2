import { customerSchema, paths, priceIds, segmentsOf, suppressionId } from 'shared-lib/domain';
import { demoUids } from '../../../seed/accounts.ts';
import { addTeamMember } from '../../../../mf-team/functions/members/callables/addTeamMember.ts';
import { deactivateTeamMember } from '../../../../mf-team/functions/members/callables/deactivateTeamMember.ts';
import { reactivateTeamMember } from '../../../../mf-team/functions/members/callables/reactivateTeamMember.ts';
import { resendEmailConfirmation } from '../../../../mf-team/functions/members/callables/resendEmailConfirmation.ts';
import { resendInvitation } from '../../../../mf-team/functions/members/callables/resendInvitation.ts';
import { updateTeamMember } from '../../../../mf-team/functions/members/callables/updateTeamMember.ts';
import { auth, firestore } from '../../../kernel/firebase.ts';
import { callAs, connectFunctions, failNextCommit } from '../../../kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct } from '../../../kernel/testing/localCalls.fixture.ts';
import { recordOf as recordIn } from '../../../kernel/records.ts';
import { readRecipient } from '../notifications/planAudience.ts';
import { confirmChosenEmail, readChosenEmail } from './callables/chosenEmail.ts';
import { acceptInvitation, readInvitation } from './callables/acceptInvitation.ts';
import { invitationText } from './invitation.ts';

/** Invitations by text, from the message to the login account, on the local Firebase with the demo data. */
// Must run before the connected product shuts down.
afterAll(() => firestore().terminate());
const calls = callsOfOwnProduct(connectFunctions);
jest.setTimeout(60_000);

const [one, other] = [demoUids.newOwner, demoUids.trial];
const success = { success: true };
const password = 'Quite-new-Passw0rd';
const fieldApp = 'https://field.sunrise.example';

const paidPlan = {
  status: 'active',
  priceId: priceIds.standard,
  quantity: 40,
  current_period_end: new Date('2999-01-01'),
};

beforeAll(async () => {
  Object.assign(process.env, { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+12025550100' });
  for (const customerId of [one, other]) {
    await firestore()
      .doc(`${paths.subscriptions(customerId)}/paid`)
      .set(paidPlan);
    await firestore().doc(paths.settingsSection(customerId, 'sms')).set({ enabled: true });
    await firestore().doc(paths.settingsSection(customerId, 'operations')).set({ fieldAppAddress: fieldApp });
  }
});

let numbers = 0;
/** An unused number in New York. */
const newNumber = () => `+1212555${String((numbers += 1) + 200).padStart(4, '0')}`;

const member = (phone: string | null, more: object = {}) => ({
  firstName: 'Sam',
  email: '',
  phone,
  tier: 'Collection Specialist',
  ...more,
});
const invite = async (phone: string, more: object = {}, customerId: string = one): Promise<string> =>
  ((await callAs(customerId, addTeamMember, member(phone, more))) as { teamMemberId: string }).teamMemberId;

/** The texts to a number, in no particular order. */
const textsTo = async (phone: string) =>
  Object.values(await calls.list(paths.textMessages())).filter(({ to }) => to === phone);
const tokensTo = async (phone: string): Promise<string[]> =>
  (await textsTo(phone)).map(
    ({ body }) => /acceptInvitation&token=([A-Za-z0-9_-]{32})/.exec(String(body))?.[1] ?? '',
  );
const read = (token: string) => callAs('', readInvitation, { token });
const accept = (token: string, email?: string, chosen = password) =>
  callAs('', acceptInvitation, { token, password: chosen, ...(email !== undefined && { email }) });
const recordOf = (id: string) => calls.readPlain(paths.teamMember(one, id));
const change = async (id: string, fields: object) => {
  const { lastModified } = (await recordOf(id)) as { lastModified: Date };
  return callAs(one, updateTeamMember, {
    ...member(null),
    teamMemberId: id,
    seen: lastModified.getTime(),
    ...fields,
  });
};

test('a text leads to the account and to the field app, and works once', async () => {
  const phone = newNumber();
  const id = await invite(phone);
  const [text, ...others] = await textsTo(phone);
  expect(others).toEqual([]);
  expect(text).toMatchObject({ purpose: 'account', customerId: one, dropsWords: true });
  expect(text?.['body']).toContain(fieldApp);
  const [token = ''] = await tokensTo(phone);
  expect(JSON.stringify(await calls.list(paths.accountLinks()))).not.toContain(token);
  expect(await read(token)).toEqual({ email: '' });

  expect(await accept(token)).toBe('invalid-argument');
  for (const wrong of ['', 'sam', 'sam@', `${'x'.repeat(330)}@members.test`, '<b>@members.test'])
    expect(await accept(token, wrong)).toBe('invalid-argument');
  expect(await accept(token, 'sam@texted.test', 'short')).toBe('invalid-argument');
  expect(await calls.uidOf('sam@texted.test')).toBeNull();

  expect(await accept(token, ' Sam@Texted.test ')).toEqual({
    email: 'sam@texted.test',
    app: 'field',
    appAddress: fieldApp,
  });
  expect(await auth().getUser(id)).toMatchObject({ email: 'sam@texted.test', emailVerified: false });
  const record = await recordOf(id);
  expect(record).toMatchObject({ uid: id, email: 'sam@texted.test', isEmailUnconfirmed: true, phone });
  expect(record).not.toHaveProperty('invitation');
  expect([await read(token), await accept(token, 'sam@texted.test')]).toEqual(['not-found', 'not-found']);
});

/** The tokens of the emails that confirm an address. */
const confirmationsTo = async (email: string): Promise<string[]> =>
  Object.values(await calls.list(paths.mails()))
    .filter(({ to }) => to === email)
    .map(({ message }) => /confirmEmail&token=([A-Za-z0-9_-]{32})/.exec(JSON.stringify(message))?.[1] ?? '');

test('the chosen email is confirmed by a link sent there, once, and gets no notices before', async () => {
  const phone = newNumber();
  const id = await invite(phone, { tier: 'Admin' });
  const [joining = ''] = await tokensTo(phone);
  const email = 'kim@texted.test';
  await accept(joining, email);
  const customer = recordIn(customerSchema, await firestore().doc(paths.customer(one)).get())!;
  const noticesTo = async () => (await readRecipient(one, customer, id))?.email;
  expect(await noticesTo()).toBe('');

  const [token = '', ...others] = await confirmationsTo(email);
  expect(others).toEqual([]);
  expect(JSON.stringify(await calls.list(paths.accountLinks()))).not.toContain(token);
  for (const wrong of ['', 'made-up', joining])
    expect(await callAs('', confirmChosenEmail, { token: wrong })).toMatch(/not-found|invalid-argument/);
  expect(await callAs('', readChosenEmail, { token })).toEqual({ email });
  expect(await auth().getUser(id)).toMatchObject({ emailVerified: false });
  expect(await callAs('', confirmChosenEmail, { token })).toEqual({ email });
  expect(await auth().getUser(id)).toMatchObject({ email, emailVerified: true });
  expect(await recordOf(id)).not.toHaveProperty('isEmailUnconfirmed');
  expect(await noticesTo()).toBe(email);
  expect(await callAs('', readChosenEmail, { token })).toBe('not-found');
});

test('the office sends that email again, at most five times a day, and not once the address is confirmed', async () => {
  const phone = newNumber();
  const teamMemberId = await invite(phone);
  const [joining = ''] = await tokensTo(phone);
  const email = 'again@texted.test';
  await accept(joining, email);
  const resend = (as: string = one) => callAs(as, resendEmailConfirmation, { teamMemberId });
  expect(await resend(other)).toBe('not-found');
  expect(await resend()).toEqual(success);
  const tokens = await confirmationsTo(email);
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(await callAs('', readChosenEmail, { token })).toEqual({ email });
  expect(await callAs('', confirmChosenEmail, { token: tokens.at(-1) })).toEqual({ email });
  for (let times = 0; times < 4; times += 1) expect(await resend()).toEqual(success);
  expect(await resend()).toBe('resource-exhausted');
  // Once confirmed, nothing more was sent.
  expect(await confirmationsTo(email)).toHaveLength(2);
});

test('an email that the office corrects gets notices, and the link to the first one ends', async () => {
  const phone = newNumber();
  const id = await invite(phone);
  const [joining = ''] = await tokensTo(phone);
  await accept(joining, 'typo@texted.test');
  const [token = ''] = await confirmationsTo('typo@texted.test');
  expect(await change(id, { phone, email: 'right@texted.test' })).toEqual(success);
  expect(await recordOf(id)).not.toHaveProperty('isEmailUnconfirmed');
  expect(await callAs('', confirmChosenEmail, { token })).toBe('not-found');
});

test('someone else’s email can’t be chosen, whatever its account opens', async () => {
  const phone = newNumber();
  await auth().createUser({ uid: 'unused', email: 'unused@texted.test' });
  await callAs(one, addTeamMember, member(null, { email: 'waiting@texted.test' }));
  await invite(phone);
  const [token = ''] = await tokensTo(phone);
  for (const taken of ['unused@texted.test', 'waiting@texted.test'])
    expect(await accept(token, taken)).toBe('already-exists');
  expect(await auth().getUser('unused')).toMatchObject({ email: 'unused@texted.test' });
  // A link mustn't reveal who has an account.
  for (let times = 0; times < 8; times += 1) await accept(token, 'unused@texted.test');
  expect(await accept(token, 'unused@texted.test')).toBe('resource-exhausted');
  // The email of an invitation that was mailed can't be replaced.
  expect(await read(token)).toEqual({ email: '' });
});

test('an interrupted acceptance leaves no login, and another email can be chosen', async () => {
  const phone = newNumber();
  const id = await invite(phone);
  const [token = ''] = await tokensTo(phone);
  await failNextCommit();
  expect(typeof (await accept(token, 'first@texted.test'))).toBe('string');
  expect(await calls.uidOf('first@texted.test')).toBeNull();
  expect(await accept(token, 'second@texted.test')).toMatchObject({ email: 'second@texted.test' });
  expect(await calls.uidOf('second@texted.test')).toBe(id);
});

test('a number is invited once, and only with an email or a number that gets texts', async () => {
  const phone = newNumber();
  await invite(phone);
  expect(await callAs(one, addTeamMember, member(phone))).toBe('already-exists');
  for (const wrong of [null, '', '212', '+1', 'javascript:alert(1)', { to: phone }, [phone]])
    expect(await callAs(one, addTeamMember, member(wrong as string))).toBe('invalid-argument');
  // Premium-rate numbers, and those that texted STOP.
  expect(await callAs(one, addTeamMember, member('+18765550100'))).toBe('failed-precondition');
  const stopped = newNumber();
  await firestore()
    .doc(paths.suppression(one, suppressionId('text', stopped)))
    .set({ channel: 'text', address: stopped, reason: 'stopped' });
  expect(await callAs(one, addTeamMember, member(stopped))).toBe('failed-precondition');
  expect(await textsTo(stopped)).toEqual([]);
});

test('nothing is texted while texts are off or not set up', async () => {
  const phone = newNumber();
  const sms = firestore().doc(paths.settingsSection(one, 'sms'));
  await sms.set({ enabled: false });
  expect(await callAs(one, addTeamMember, member(phone))).toBe('failed-precondition');
  await sms.set({ enabled: true });
  process.env['TWILIO_ACCOUNT_SID'] = '';
  expect(await callAs(one, addTeamMember, member(phone))).toBe('failed-precondition');
  process.env['TWILIO_ACCOUNT_SID'] = 'AC1';
  await sms.set({ enabled: true, monthlySegments: 1 });
  expect(await callAs(one, addTeamMember, member(phone))).toBe('resource-exhausted');
  await sms.set({ enabled: true });
  expect(await textsTo(phone)).toEqual([]);
});

test('resending replaces the link, and a number gets five a day from all businesses', async () => {
  const phone = newNumber();
  const teamMemberId = await invite(phone);
  const [old = ''] = await tokensTo(phone);
  expect(await callAs(one, resendInvitation, { teamMemberId })).toEqual(success);
  const [next = '', ...more] = await tokensTo(phone);
  expect([next === old, more]).toEqual([false, []]);
  expect(await read(old)).toBe('not-found');
  expect(await read(next)).toEqual({ email: '' });
  await invite(phone, {}, other);
  for (let times = 0; times < 2; times += 1)
    expect(await callAs(one, resendInvitation, { teamMemberId })).toEqual(success);
  expect(await callAs(one, resendInvitation, { teamMemberId })).toBe('resource-exhausted');
});

test('another number gets the invitation, and an email replaces the text', async () => {
  const [first, second] = [newNumber(), newNumber()];
  const id = await invite(first);
  const [token = ''] = await tokensTo(first);
  expect(await change(id, { phone: second })).toEqual(success);
  expect([await read(token), await textsTo(first)]).toEqual(['not-found', []]);
  const [again = ''] = await tokensTo(second);
  expect(await read(again)).toEqual({ email: '' });
  // Without either, nothing could be sent.
  expect(await change(id, { phone: null })).toBe('invalid-argument');
  expect(await change(id, { phone: second, email: 'mailed@texted.test' })).toEqual(success);
  expect([await read(again), await textsTo(second)]).toEqual(['not-found', []]);
  expect(await calls.emailsTo('mailed@texted.test')).toHaveLength(1);
  expect(await change(id, { phone: second, email: '' })).toBe('invalid-argument');
});

test('a deactivation ends the invitation, and a reactivation texts another', async () => {
  const phone = newNumber();
  const teamMemberId = await invite(phone);
  const [token = ''] = await tokensTo(phone);
  expect(await callAs(one, deactivateTeamMember, { teamMemberId, takenOverBy: null })).toEqual(success);
  expect([await read(token), await textsTo(phone)]).toEqual(['not-found', []]);
  expect(await callAs(one, reactivateTeamMember, { teamMemberId })).toEqual(success);
  const [again = ''] = await tokensTo(phone);
  expect(await read(again)).toEqual({ email: '' });
});

test.each([
  ['en', 'Sunrise Valet', 2],
  ['es', 'Sunrise Valet', 2],
  ['es', 'x'.repeat(80), 3],
] as const)('the text in %s for %s needs %i segments', (language, businessName, max) => {
  const link = `https://app.valethub.example/login?mode=acceptInvitation&token=${'A'.repeat(32)}`;
  const body = invitationText({ businessName, language }, { link, fieldApp });
  expect(segmentsOf(body).segments).toBeLessThanOrEqual(max);
  expect(body).toContain(link);
});
