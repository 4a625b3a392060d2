import { Timestamp } from 'firebase-admin/firestore';
import { clockInOutSchema, momentOfNight, paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { planProof } from './triggers/followNights.ts';
import {
  isSignedForManager,
  managerUnsubscribeUrl,
  statementDueAt,
  statementTurnId,
} from './managerTurns.ts';
import { makeBusiness, write, zone } from './managers.fixture.ts';
import { sendManagerMails } from './triggers/sendManagerMails.ts';
import { unsubscribeManager } from './callables/unsubscribeManager.ts';

/** Nightly proofs and monthly statements on a separate Firestore, at chosen times. */
useOwnFirestore();

const night = '2026-07-14';
const later = (time: string) => Date.parse(`2026-07-15T${time}-04:00`);
const minute = 60_000;
let owner = '';
let owners = 0;

const link = (name: string, more: object = {}) => ({
  communityId: 'maple',
  name,
  email: `${name}@example.com`,
  language: 'en',
  until: '2026-12-31',
  expiresAt: new Date('2027-01-01T05:00:00Z'),
  wantsMail: true,
  ...more,
});

beforeEach(async () => {
  owners += 1;
  owner = `mailed-${owners}`;
  await makeBusiness(owner, '2026-07-15');
  const turn = (linkId: string) => ({
    [paths.managerTurn(owner, statementTurnId(linkId))]: {
      kind: 'statement',
      linkId,
      communityId: 'maple',
      month: '2026-07',
      dueAt: Timestamp.fromMillis(statementDueAt('2026-07', zone)),
      mailSecret: `secret-${linkId}`,
    },
  });
  await write({
    [paths.managerLink(owner, `pat-${owners}`)]: link('pat'),
    [paths.managerLink(owner, `sol-${owners}`)]: link('sol', { language: 'es' }),
    [paths.managerLink(owner, `quiet-${owners}`)]: link('quiet', { wantsMail: false }),
    [paths.managerLink(owner, `gone-${owners}`)]: link('gone', { revokedAt: new Date('2026-07-01') }),
    [paths.managerLink(owner, `other-${owners}`)]: link('other', { communityId: 'cedar' }),
    ...turn(`pat-${owners}`),
    ...turn(`sol-${owners}`),
  });
});

const mails = async () =>
  (await firestore().collection(paths.mails()).where('customerId', '==', owner).get()).docs
    .map(
      (mail) =>
        mail.data() as {
          to: string;
          fromName: string;
          unsubscribeUrl: string;
          message: { subject: string; text: string };
        },
    )
    .toSorted((one, other) => one.to.localeCompare(other.to));

const clock = async (more: object = {}) => {
  const reference = firestore().doc(`${paths.clockInOuts(owner)}/sam_${night}`);
  await reference.set(more, { merge: true });
  return recordOf(clockInOutSchema, await reference.get())!;
};

test('a night’s proof is sent once, some minutes after the last specialist left, however many events there are', async () => {
  const record = await clock();
  for (let time = 0; time < 3; time += 1) await planProof(owner, record, later('00:30') + time * minute);
  await sendManagerMails(later('00:35'), Infinity);
  expect(await mails()).toEqual([]);
  await sendManagerMails(later('00:45'), Infinity);
  const sent = await mails();
  expect(sent.map(({ to, message }) => [to, message.subject])).toEqual([
    ['pat@example.com', 'Maple Court, Tue, Jul 14: served'],
    ['sol@example.com', 'Maple Court, mar, 14 de jul: atendida'],
  ]);
  expect(sent.map(({ fromName }) => fromName)).toEqual(['Sunrise', 'Sunrise']);
  expect(sent[0]?.message.text).toContain('1 of 2 doors served');
  expect(sent[0]?.message.text).toContain('1 door missed: 1 × no access');
  expect(sent[0]?.message.text).toContain('From 8:01');
  expect(sent[0]?.message.text).not.toContain('Sam');
  // A later correction of the night sends no second one.
  await planProof(owner, record, later('09:00'));
  await sendManagerMails(later('11:00'), Infinity);
  expect(await mails()).toHaveLength(2);
});

test('while someone is still there, it waits until the last one leaves', async () => {
  await planProof(owner, await clock(), later('00:30'));
  await write({
    [`${paths.clockInOuts(owner)}/kim_${night}`]: {
      communityId: 'maple',
      serviceDate: night,
      status: 'open',
      clockInAt: new Date(later('00:10')),
    },
  });
  await sendManagerMails(later('00:45'), Infinity);
  expect(await mails()).toEqual([]);
  await firestore()
    .doc(`${paths.clockInOuts(owner)}/kim_${night}`)
    .update({ status: 'closed', clockOutAt: new Date(later('01:20')) });
  await planProof(owner, await clock(), later('01:20'));
  await sendManagerMails(later('01:31'), Infinity);
  expect(await mails()).toHaveLength(2);
});

test('a night when no one came is reported in the morning, once it is too late for anyone to come', async () => {
  const record = await clock({ status: 'missed', clockInAt: null, clockOutAt: null });
  await firestore()
    .doc(paths.doorMonth(owner, 'maple', '2026-07'))
    .delete();
  await planProof(owner, record, later('00:00'));
  await sendManagerMails(later('05:59'), Infinity);
  expect(await mails()).toEqual([]);
  await sendManagerMails(momentOfNight(night, '06:00', zone), Infinity);
  expect((await mails())[0]?.message.subject).toBe('Maple Court, Tue, Jul 14: missed');
});

test('nothing is planned for older nights, or for communities whose managers don’t want email', async () => {
  await planProof(owner, await clock(), later('00:30') + 3 * 24 * 60 * minute);
  await planProof(owner, { ...(await clock()), communityId: 'nowhere' }, later('00:30'));
  const turns = await firestore().collection(paths.managerTurns(owner)).where('kind', '==', 'proof').get();
  expect(turns.empty).toBe(true);
});

test('a month’s statement goes out once, at noon on the first of the next month, and the next is planned', async () => {
  const due = statementDueAt('2026-07', zone);
  expect(new Date(due).toISOString()).toBe('2026-08-01T16:00:00.000Z');
  await sendManagerMails(due - 1, Infinity);
  expect(await mails()).toEqual([]);
  await sendManagerMails(due, Infinity);
  await sendManagerMails(due + 5 * minute, Infinity);
  const sent = await mails();
  expect(sent.map(({ message }) => message.subject)).toEqual([
    'Maple Court, July 2026: served 1 of 31 nights',
    'Maple Court, julio de 2026: 1 de 31 noches atendidas',
  ]);
  expect(sent[0]?.message.text).toContain('30 nights have no records.');
  expect(sent[0]?.message.text).toContain('- Tue, Jul 14: served; 1 door missed (1 × no access)');
  const turn = await firestore()
    .doc(paths.managerTurn(owner, statementTurnId(`pat-${owners}`)))
    .get();
  expect(turn.get('month')).toBe('2026-08');
});

test.each([
  ['2026-02', 'America/New_York', '2026-03-01T17:00:00.000Z'],
  ['2026-10', 'America/New_York', '2026-11-01T17:00:00.000Z'],
  ['2026-12', 'America/Phoenix', '2027-01-01T19:00:00.000Z'],
])('the statement of %s in %s is due %s', (month, timezone, moment) => {
  expect(new Date(statementDueAt(month, timezone)).toISOString()).toBe(moment);
});

const visit = async (method: string, url: string) => {
  const answer = { status: 200, body: '' };
  const response = {
    set: () => response,
    type: () => response,
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    send: (body: string) => {
      answer.body = body;
    },
  };
  const { pathname, search } = new URL(url);
  await unsubscribeManager({ method, originalUrl: `${pathname}${search}` } as never, response as never);
  return answer;
};

test('a URL in each email unsubscribes, after confirmation or immediately, and the link stays active', async () => {
  const linkId = `pat-${owners}`;
  const reference = firestore().doc(paths.managerLink(owner, linkId));
  const url = managerUnsubscribeUrl('http://here', owner, linkId, `secret-${linkId}`);
  expect((await visit('GET', `${url}x`)).status).toBe(403);
  expect((await visit('POST', url.replace(linkId, `sol-${owners}`))).status).toBe(403);
  expect((await visit('GET', url)).body).toContain('Unsubscribe');
  expect((await reference.get()).get('wantsMail')).toBe(true);
  expect((await visit('POST', url)).body).toContain('Your link still works.');
  expect((await reference.get()).data()).toMatchObject({ wantsMail: false });
  await planProof(owner, await clock(), later('00:30'));
  await sendManagerMails(later('00:45'), Infinity);
  expect((await mails()).map(({ to }) => to)).toEqual(['sol@example.com']);
  expect(isSignedForManager('a', owner, linkId, '')).toBe(false);
});
