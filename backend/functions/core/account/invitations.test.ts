import { paths, priceIds } from 'shared-lib/domain';
import { demoUids } from '../../../seed/accounts.ts';
import { addTeamMember } from '../../../../mf-team/functions/members/callables/addTeamMember.ts';
import { deactivateTeamMember } from '../../../../mf-team/functions/members/callables/deactivateTeamMember.ts';
import { deleteTeamMember } from '../../../../mf-team/functions/members/callables/deleteTeamMember.ts';
import { auth, firestore } from '../../../kernel/firebase.ts';
import {
  callAs,
  connectFunctions,
  failNextCommit,
  loseNextAnswer,
} from '../../../kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct } from '../../../kernel/testing/localCalls.fixture.ts';
import { migrateTeamMembersWithoutAuth } from '../../../../mf-team/functions/members/callables/migrateTeamMembersWithoutAuth.ts';
import { saveOnboarding } from '../../../../mf-billing/functions/onboarding/callables/saveOnboarding.ts';
import { reactivateTeamMember } from '../../../../mf-team/functions/members/callables/reactivateTeamMember.ts';
import { resendInvitation } from '../../../../mf-team/functions/members/callables/resendInvitation.ts';
import { updateTeamMember } from '../../../../mf-team/functions/members/callables/updateTeamMember.ts';
import { acceptInvitation, readInvitation } from './callables/acceptInvitation.ts';

/** Invitations, from the email to the login account, on the local Firebase with the demo data. */
// Must run before the connected product shuts down.
afterAll(() => firestore().terminate());
const calls = callsOfOwnProduct(connectFunctions);
jest.setTimeout(60_000);

const [one, other] = [demoUids.newOwner, demoUids.trial];
const success = { success: true };
const password = 'Quite-new-Passw0rd';

beforeAll(() =>
  calls.writeAll(
    Object.fromEntries(
      [one, other].map((customerId) => [
        `${paths.subscriptions(customerId)}/paid`,
        {
          status: 'active',
          priceId: priceIds.standard,
          quantity: 40,
          current_period_end: new Date('2999-01-01'),
        },
      ]),
    ),
  ),
);

const emailOf = (name: string) => `${name}@members.test`;

/**
 * Invites someone to a business's team.
 * @returns the member's id
 */
const invite = async (customerId: string, name: string, more: object = {}): Promise<string> => {
  const member = { firstName: name, email: emailOf(name), tier: 'Collection Specialist', ...more };
  const added = await callAs(customerId, addTeamMember, member);
  return (added as { teamMemberId: string }).teamMemberId;
};

/** The tokens in the emails to a person, in no particular order. */
const tokensTo = async (name: string): Promise<string[]> =>
  (await calls.emailsTo(emailOf(name))).map(
    (mail) => /acceptInvitation&token=([A-Za-z0-9_-]{32})/.exec(mail)?.[1] ?? '',
  );
const onlyTokenTo = async (name: string): Promise<string> => {
  const tokens = await tokensTo(name);
  expect(tokens).toEqual([expect.stringMatching(/./)]);
  return tokens[0]!;
};

const read = (token: string) => callAs('', readInvitation, { token });
const accept = (token: string, chosen = password) =>
  callAs('', acceptInvitation, { token, password: chosen });
const recordOf = (customerId: string, id: string) => calls.readPlain(paths.teamMember(customerId, id));
const links = () => calls.list(paths.accountLinks());

test('an invitation reserves nothing until it is accepted, and works once', async () => {
  const id = await invite(one, 'anna');
  const token = await onlyTokenTo('anna');
  expect(await calls.uidOf(emailOf('anna'))).toBeNull();
  expect(JSON.stringify(await links())).not.toContain(token);
  expect(JSON.stringify(await recordOf(one, id))).not.toContain(token);

  expect(await read(token)).toEqual({ email: emailOf('anna') });
  for (const weak of ['short', 'anna@members.test', 'password1'])
    expect(await accept(token, weak)).toBe('invalid-argument');
  expect(await calls.uidOf(emailOf('anna'))).toBeNull();

  expect(await accept(token)).toMatchObject({ email: emailOf('anna') });
  expect(await auth().getUser(id)).toMatchObject({
    email: emailOf('anna'),
    emailVerified: true,
    displayName: 'anna',
  });
  const record = await recordOf(one, id);
  expect(record).toMatchObject({ uid: id, customerId: one, isActive: true });
  expect(record).not.toHaveProperty('invitation');
  expect([await read(token), await accept(token)]).toEqual(['not-found', 'not-found']);
  expect(await callAs(one, resendInvitation, { teamMemberId: id })).toBe('failed-precondition');
});

test.each<[string, (id: string, change: object) => Promise<unknown>]>([
  ['sent-again', (teamMemberId) => callAs(one, resendInvitation, { teamMemberId })],
  ['elsewhere', (_, change) => callAs(one, updateTeamMember, change)],
])('data about an undeliverable invitation is removed once it is %s', async (name, act) => {
  const id = await invite(one, name);
  await firestore()
    .doc(paths.teamMember(one, id))
    .update({ 'invitation.failure': { code: 'bounced', message: 'No such mailbox' } });
  const { lastModified } = (await recordOf(one, id)) as { lastModified: Date };
  const more = { email: emailOf('somewhere-else'), firstName: name, tier: 'Collection Specialist' };
  const change = { teamMemberId: id, seen: lastModified.getTime(), ...more };
  expect(await act(id, change)).toEqual(success);
  expect((await recordOf(one, id))!['invitation']).not.toHaveProperty('failure');
});

test('a link works only for its own purpose, and an invalid token for none', async () => {
  await invite(one, 'kinds');
  const token = await onlyTokenTo('kinds');
  expect((await calls.call(null, 'readAccountLink', { token })).status).toBe(404);
  expect((await calls.call(null, 'choosePassword', { token, password })).status).toBe(404);
  expect([await accept('A'.repeat(32)), await accept('../x')]).toEqual(['not-found', 'invalid-argument']);
});

test('inviting requires a confirmed email, and a new business can invite five a day', async () => {
  await auth().createUser({ uid: 'unsure', email: emailOf('unsure'), emailVerified: false });
  const step = { step: 'size', size: { communities: 1, staff: 1 } };
  expect(await callAs('unsure', saveOnboarding, step)).toBe('failed-precondition');
  const member = { firstName: 'Sam', email: emailOf('stranger'), tier: 'Collection Specialist' };
  expect(await callAs('unsure', addTeamMember, member)).toBe('permission-denied');

  await calls.writeAll({
    [paths.customer('young')]: { initialOnboardingComplete: true, dateCreated: new Date() },
  });
  const teamMemberId = await invite('young', 'y-one');
  // Resending one counts too.
  for (let times = 0; times < 4; times += 1)
    expect(await callAs('young', resendInvitation, { teamMemberId })).toEqual(success);
  expect(await callAs('young', resendInvitation, { teamMemberId })).toBe('resource-exhausted');
  expect(await callAs('young', addTeamMember, member)).toBe('resource-exhausted');
  expect(await tokensTo('stranger')).toEqual([]);
});

test('when an invitation is accepted twenty times at once, one acceptance wins, with its own password', async () => {
  await invite(one, 'race');
  const token = await onlyTokenTo('race');
  const passwords = Array.from({ length: 20 }, (_, at) => `Race-Passw0rd-${at}`);
  const answers = await Promise.all(passwords.map((chosen) => accept(token, chosen)));
  const winners = answers.flatMap((answer, at) => (typeof answer === 'object' ? at : []));
  expect(winners).toHaveLength(1);
  const refusals = answers.filter((answer) => typeof answer === 'string');
  expect(refusals.filter((code) => !['aborted', 'not-found', 'resource-exhausted'].includes(code))).toEqual(
    [],
  );
  const signsIn = await Promise.all(passwords.map((chosen) => calls.signsIn(emailOf('race'), chosen)));
  expect(signsIn.flatMap((does, at) => (does ? at : []))).toEqual(winners);
  expect(await accept(token)).toBe('not-found');
});

test('two businesses invite one address: the first one accepted gets it', async () => {
  const first = await invite(one, 'both');
  const second = await invite(other, 'both');
  const tokens = await tokensTo('both');
  expect(tokens).toHaveLength(2);
  const answers = await Promise.all(tokens.map((token) => accept(token)));
  expect(answers.filter((answer) => typeof answer === 'object')).toMatchObject([{ email: emailOf('both') }]);
  expect(answers).toContain('already-exists');
  const late = tokens[answers.indexOf('already-exists')]!;
  expect(await read(late)).toBe('already-exists');
  const uid = await calls.uidOf(emailOf('both'));
  expect([first, second]).toContain(uid);
  // No one else can invite them now.
  expect(
    await callAs(demoUids.free, addTeamMember, {
      firstName: 'both',
      email: emailOf('both'),
      tier: 'Admin',
      isActive: false,
    }),
  ).toBe('already-exists');
  // The place at the second business stays pending.
  const waiting = uid === first ? await recordOf(other, second) : await recordOf(one, first);
  expect(waiting).toMatchObject({ isActive: true, invitation: expect.anything() });
});

test.each([
  ['verified, not in any team', 'plain', { emailVerified: true }],
  ['unverified, created by a stranger', 'squat', { emailVerified: false, password: 'the-strangers' }],
])('an account without access to anything is replaced: %s', async (_, name, login) => {
  await auth().createUser({ uid: `x-${name}`, email: emailOf(name), ...login });
  const id = await invite(one, name);
  expect(await accept(await onlyTokenTo(name))).toMatchObject({ email: emailOf(name) });
  expect([await calls.uidOf(emailOf(name)), await calls.hasLogin(`x-${name}`)]).toEqual([id, false]);
});

test('an invited person signs up independently: the link then says so', async () => {
  await invite(one, 'founder');
  const token = await onlyTokenTo('founder');
  await auth().createUser({ uid: 'founder', email: emailOf('founder'), emailVerified: true });
  await calls.writeAll({ [paths.customer('founder')]: { firstName: 'Fay' } });
  expect([await read(token), await accept(token)]).toEqual(['already-exists', 'already-exists']);
  expect(await calls.uidOf(emailOf('founder'))).toBe('founder');
});

describe('a link expires', () => {
  const changed = async (id: string, email: string) => {
    const record = await recordOf(one, id);
    return callAs(one, updateTeamMember, {
      teamMemberId: id,
      seen: (record!['lastModified'] as Date).getTime(),
      firstName: 'Other',
      email,
      tier: 'Collection Specialist',
    });
  };

  test.each<[string, string, (id: string) => Promise<unknown>]>([
    ['resent', 'sent again', (id) => callAs(one, resendInvitation, { teamMemberId: id })],
    ['deleted', 'deleted', (id) => callAs(one, deleteTeamMember, { teamMemberId: id })],
    ['deactivated', 'deactivated', (id) => callAs(one, deactivateTeamMember, { teamMemberId: id })],
    ['moved', 'at another address', (id) => changed(id, emailOf('moved-on'))],
  ])('when the member is %s', async (name, _, act) => {
    const id = await invite(one, name);
    const token = await onlyTokenTo(name);
    expect(await act(id)).toEqual(success);
    expect([await read(token), await accept(token)]).toEqual(['not-found', 'not-found']);
    expect(await calls.hasLogin(id)).toBe(false);
    // Both the link and the email with it are gone.
    expect((await tokensTo(name)).includes(token)).toBe(false);
    const newest = name === 'resent' ? name : name === 'moved' ? 'moved-on' : null;
    const left = Object.values(await links()).filter(({ uid }) => uid === id);
    expect(left).toHaveLength(newest === null ? 0 : 1);
    if (newest !== null) {
      expect(await accept(await onlyTokenTo(newest))).toMatchObject({ email: emailOf(newest) });
    }
  });

  test('after seven days, and can be resent', async () => {
    const id = await invite(one, 'slow');
    const token = await onlyTokenTo('slow');
    const { invitation } = (await recordOf(one, id)) as { invitation: { linkId: string; expiresAt: Date } };
    const week = invitation.expiresAt.getTime() - Date.now();
    expect(Math.abs(week - 7 * 86_400_000)).toBeLessThan(60_000);
    await calls.write(paths.accountLink(invitation.linkId), {
      expiresAt: { timestampValue: new Date(Date.now() - 1000).toISOString() },
    });
    expect(await accept(token)).toBe('not-found');
    expect(await callAs(one, resendInvitation, { teamMemberId: id })).toEqual(success);
  });
});

test('an inactive member is invited only once active', async () => {
  const teamMemberId = await invite(one, 'resting', { isActive: false });
  expect(await calls.emailsTo(emailOf('resting'))).toEqual([]);
  expect(await recordOf(one, teamMemberId)).not.toHaveProperty('invitation');
  expect(await callAs(one, resendInvitation, { teamMemberId })).toBe('failed-precondition');
  expect(await callAs(one, reactivateTeamMember, { teamMemberId })).toEqual(success);
  expect(await calls.emailsTo(emailOf('resting'))).toHaveLength(1);
});

test.each([
  ['Collection Specialist', 'round', { app: 'field', appAddress: 'https://app.field.test/get' }],
  ['Admin', 'desk', { app: 'dashboard' }],
])('a %s sees where they work, in the invitation and on joining', async (tier, name, expected) => {
  process.env['FIELD_APP_URL'] = 'https://app.field.test/get';
  await invite(one, name, { tier });
  const mails = await calls.emailsTo(emailOf(name));
  expect(mails.join().includes('https://app.field.test/get')).toBe(expected.app === 'field');
  expect(await accept(await onlyTokenTo(name))).toEqual({ email: emailOf(name), ...expected });
  delete process.env['FIELD_APP_URL'];
});

test('a member’s invitation can be resent five times a day', async () => {
  const teamMemberId = await invite(one, 'again');
  const answers: unknown[] = [];
  for (let times = 0; times < 6; times += 1)
    answers.push(await callAs(one, resendInvitation, { teamMemberId }));
  expect(answers).toEqual([...Array.from({ length: 5 }, () => success), 'resource-exhausted']);
  expect(await tokensTo('again')).toHaveLength(1);
  expect(await callAs(other, resendInvitation, { teamMemberId })).toBe('not-found');
});

test('a member who is deactivated and reactivated is invited again, and the migration waits for them', async () => {
  const teamMemberId = await invite(one, 'back');
  expect(await callAs(one, deactivateTeamMember, { teamMemberId })).toEqual(success);
  expect(await calls.emailsTo(emailOf('back'))).toEqual([]);
  expect(await callAs(one, reactivateTeamMember, { teamMemberId })).toEqual(success);
  expect(await callAs(one, migrateTeamMembersWithoutAuth, null)).toEqual({ deactivatedCount: 0 });
  expect(await accept(await onlyTokenTo('back'))).toMatchObject({ email: emailOf('back') });
  expect(await recordOf(one, teamMemberId)).toMatchObject({ isActive: true });
});

describe('an acceptance that aborts', () => {
  test('leaves no login, and can be repeated', async () => {
    const id = await invite(one, 'broken');
    const token = await onlyTokenTo('broken');
    await failNextCommit();
    expect(await accept(token)).toContain('Nothing was written');
    expect(await calls.hasLogin(id)).toBe(false);
    expect(await accept(token)).toMatchObject({ email: emailOf('broken') });
  });

  test('isn’t a failure when only its response was lost', async () => {
    const id = await invite(one, 'lost');
    await loseNextAnswer(true);
    expect(await accept(await onlyTokenTo('lost'))).toMatchObject({ email: emailOf('lost') });
    expect(await calls.hasLogin(id)).toBe(true);
    expect(await recordOf(one, id)).not.toHaveProperty('invitation');
  });

  test('keeps the login of a member who joined, when the response never arrived', async () => {
    const id = await invite(one, 'gone');
    await loseNextAnswer(false);
    expect(await accept(await onlyTokenTo('gone'))).toContain('lost');
    expect(await calls.hasLogin(id)).toBe(true);
  });

  test('is completed by the next one after a killed process left the login behind', async () => {
    const id = await invite(one, 'killed');
    await auth().createUser({ uid: id, email: emailOf('killed'), password: 'of-that-attempt' });
    expect(await accept(await onlyTokenTo('killed'))).toMatchObject({ email: emailOf('killed') });
    expect(await auth().getUser(id)).toMatchObject({ emailVerified: true });
  });
});
