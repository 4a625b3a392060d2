import { Timestamp } from 'firebase-admin/firestore';
import { paths, type Digest } from 'shared-lib/domain';
import { nightShard } from 'backend/functions/core/summaries/domain/nightShard.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { shardOf } from 'shared-lib/domain';
import { previewDigest, sendDigestNow } from './callables/digestCalls.ts';
import { digestFor, sendDigests } from './triggers/sendDigests.ts';
import {
  isSignedBy,
  rescheduleTurn,
  storedTurn,
  unsubscribeUrl,
} from 'backend/functions/core/digests/digestTurns.ts';

/** Digests on a separate Firestore, at chosen times; schedules and triggers are run manually. */
useOwnFirestore();

const at = (time: string) => Date.parse(time);
const night = '2026-07-14';
const morning = (time: string) => at(`2026-07-15T${time}-04:00`);

let owner = '';
let ada = '';
let owners = 0;

const write = (documents: Readonly<Record<string, object>>) => {
  const batch = firestore().batch();
  for (const [path, data] of Object.entries(documents)) batch.set(firestore().doc(path), data);
  return batch.commit();
};

beforeEach(async () => {
  owners += 1;
  owner = `owner-${owners}`;
  ada = `ada-${owners}`;
  await write({
    [paths.customer(owner)]: { firstName: 'Olivia', businessName: 'Sunrise', email: 'olivia@demo.test' },
    [paths.teamMember(owner, 'sam')]: { firstName: 'Sam', lastName: 'Ortiz', tier: 'Collection Specialist' },
    [paths.teamMember(owner, ada)]: {
      uid: ada,
      customerId: owner,
      firstName: 'Ada',
      email: 'ada@demo.test',
      tier: 'Admin',
    },
    [paths.community(owner, 'maple')]: { propertyName: 'Maple Court', serviceDays: [] },
  });
});

const wish = async (uid: string, now: number, more: object = {}) => {
  await firestore()
    .doc(paths.personalNotifications(owner, uid))
    .set({ hasDigest: true, digestAt: '07:00', ...more }, { merge: true });
  await rescheduleTurn(owner, uid, now);
};
const mails = async () =>
  (await firestore().collection(paths.mails()).where('customerId', '==', owner).get()).docs.map((mail) => ({
    id: mail.id,
    ...(mail.data() as { to: string; message: { subject: string; text: string; html: string } }),
  }));
const turn = async (uid: string) => storedTurn(await firestore().doc(paths.digestTurn(owner, uid)).get());
const send = (now: number) => sendDigests(now, Infinity);

const missedNight = () =>
  write({
    [paths.nightShard(owner, night, shardOf('maple'))]: {
      ...nightShard(night, shardOf('maple'), {
        clockInOuts: [],
        coverage: [],
        shiftReports: [
          {
            id: 'r1',
            communityId: 'maple',
            memberId: 'sam',
            status: 'missed',
            unitsTotal: 48,
            unitsServiced: 0,
            unitsSkipped: 0,
            violationsCount: 0,
            missedCheckpoints: 0,
            remarks: [],
          },
        ],
      }),
      updatedAt: Timestamp.now(),
    },
  });

test('a digest arrives on the morning after, and its lines link to their records', async () => {
  await missedNight();
  await wish(owner, at('2026-07-14T20:00-04:00'));
  await send(morning('06:59'));
  expect(await mails()).toEqual([]);
  await send(morning('07:00'));
  const [mail] = await mails();
  expect(mail).toMatchObject({
    id: `digest-${owner}-${owner}-2026-07-15`,
    to: 'olivia@demo.test',
    purpose: 'digest',
    fromName: 'Sunrise',
    shownOn: { kind: 'told', uid: owner },
    unsubscribeUrl: expect.stringContaining('/unsubscribeDigest?b='),
    message: { subject: 'Tue, Jul 14: 1 item needs attention' },
  });
  expect(mail!.message.text).toContain('Maple Court: no clock-in. Sam Ortiz was assigned.');
  expect(mail!.message.html).toMatch(/<a href="https:[^"]*\/shift-report\?open=r1">/);
  expect((await turn(owner)).turn).toEqual({ day: '2026-07-16', dueAt: at('2026-07-16T07:00-04:00') });
});

test('runs that are repeated, concurrent or aborted send one', async () => {
  await wish(owner, at('2026-07-14T20:00-04:00'));
  await loseNextAnswer(true);
  await Promise.all([send(morning('07:01')), send(morning('07:02')), send(morning('07:03'))]);
  await send(morning('07:05'));
  expect((await mails()).map(({ id }) => id)).toEqual([`digest-${owner}-${owner}-2026-07-15`]);
});

test('turning it off and on doesn’t send a second one on the same day', async () => {
  await wish(owner, at('2026-07-14T20:00-04:00'));
  await send(morning('07:01'));
  await wish(owner, morning('07:05'), { hasDigest: false });
  expect((await turn(owner)).turn).toBeNull();
  await wish(owner, morning('07:06'), { digestAt: '08:00' });
  await send(morning('08:01'));
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['all went well', {}, ['Tue, Jul 14: all went well']],
  ['or not', { digestWhenAllWell: false }, []],
  ['in the reader’s language', { language: 'es' }, ['mar, 14 de jul: todo salió bien']],
])('%s', async (_, choices, subjects) => {
  await wish(owner, at('2026-07-14T20:00-04:00'), choices);
  await send(morning('07:01'));
  expect((await mails()).map(({ message }) => message.subject.replaceAll('.', ''))).toEqual(subjects);
  expect((await turn(owner)).turn?.day).toBe('2026-07-16');
});

test('functions that were down for days don’t send outdated ones', async () => {
  await wish(owner, at('2026-07-14T20:00-04:00'));
  await send(at('2026-07-17T12:00-04:00'));
  expect(await mails()).toEqual([]);
  expect((await turn(owner)).turn?.day).toBe('2026-07-18');
});

test('an Admin has their own, until they are no longer an Admin', async () => {
  await wish(ada, at('2026-07-14T20:00-04:00'), { digestAt: '06:00' });
  await send(morning('06:01'));
  expect((await mails()).map(({ to }) => to)).toEqual(['ada@demo.test']);
  await firestore().doc(paths.teamMember(owner, ada)).update({ isActive: false });
  await send(at('2026-07-16T06:01-04:00'));
  expect(await mails()).toHaveLength(1);
});

test('reads grow with the digests due, not with the number of businesses', async () => {
  await wish(owner, at('2026-07-14T20:00-04:00'));
  // None of these is due.
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      firestore()
        .doc(paths.digestTurn(`other-${index}`, 'x'))
        .set({ day: '2026-07-16', dueAt: Timestamp.fromMillis(at('2026-07-16T07:00-04:00')) }),
    ),
  );
  expect(await send(morning('07:01'))).toBe(1);
});

test('it lists what needs an answer', async () => {
  await write({
    [`${paths.contactSubmissions(owner)}/f1`]: { communityId: 'maple', status: 'new' },
    [`${paths.contactSubmissions(owner)}/f2`]: { communityId: 'maple', status: 'new' },
    [`${paths.contactSubmissions(owner)}/f3`]: { communityId: 'maple', status: 'resolved' },
    [paths.requestRecord(owner, 'sam')]: {
      requests: [
        { userId: 'sam', status: 'declined', requestType: 'requestOff', requestDate: '2026-07-19' },
        { userId: 'sam', status: 'pending', requestType: 'requestOff', requestDate: '2026-07-20' },
        { userId: 'sam', status: 'pending', requestType: 'shiftSwap', requestDate: '2026-07-21' },
        // A swap expires when its first night starts.
        { userId: 'sam', status: 'pending', requestType: 'shiftSwap', requestDate: '2026-07-14' },
      ],
    },
  });
  const choices = { digestBelowPercent: 90 } as Parameters<typeof digestFor>[1]['choices'];
  const { exceptions } = await digestFor(owner, { choices, language: 'en' }, '2026-07-15');
  expect(exceptions.flatMap(({ lines }) => lines)).toEqual([
    { text: 'Sam Ortiz requested Mon, Jul 20 off.', link: '/schedule?tab=requests&request=sam%2F1' },
    {
      text: 'Sam Ortiz wants to swap a shift. Decide by Tue, Jul 21.',
      link: '/schedule?tab=requests&request=sam%2F2',
    },
    {
      text: 'Maple Court: 2 requests to answer.',
      link: '/communities?view=requests&status=new&community=maple',
    },
  ]);
});

test('the preview matches the email sent on request, which is limited per day', async () => {
  const preview = (await callAs(ada, previewDigest, undefined)) as Digest;
  expect(preview.summary).toBe('All went well. Nothing needs attention.');
  for (const left of [4, 3, 2, 1, 0]) expect(await callAs(ada, sendDigestNow, undefined)).toEqual({ left });
  expect(await callAs(ada, sendDigestNow, undefined)).toBe('resource-exhausted');
  const sent = await mails();
  expect(sent.map(({ to, message }) => `${to} ${message.subject}`)).toEqual(
    Array.from({ length: 5 }, () => `ada@demo.test ${preview.subject}`),
  );
  expect(await callAs('sam', previewDigest, undefined)).toBe('permission-denied');
});

test('the unsubscribe link is signed for one person', () => {
  const url = new URL(unsubscribeUrl('https://f.test', 'o', 'ada', 'key'));
  const signature = url.searchParams.get('s')!;
  expect(isSignedBy('key', 'o', 'ada', signature)).toBe(true);
  expect(isSignedBy('key', 'o', 'bob', signature)).toBe(false);
  expect(isSignedBy('other', 'o', 'ada', signature)).toBe(false);
  expect(isSignedBy('key', 'o', 'ada', '')).toBe(false);
});
