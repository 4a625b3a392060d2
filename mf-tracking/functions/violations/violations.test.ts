import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { approveViolations } from './callables/approveViolations.ts';
import { changeViolation } from './callables/changeViolation.ts';
import { checkPhotosOf } from './photoRecords.ts';
import { checkViolationPhotos } from './callables/checkViolationPhotos.ts';

/** The life of a violation's case, in a separate Firestore and Storage. */
useOwnFirestore();
useOwnStorage();
jest.setTimeout(60_000);

const owner = 'olivia';
const admin = 'adam';
const set = (path: string, data: object) => firestore().doc(path).set(data);
const read = async (path: string) => (await firestore().doc(path).get()).data();
const caseAt = (id: string) => `${paths.violations(owner)}/${id}`;
const step = (act: string, seen: number, more: object = {}, violationId = 'v1') => ({
  act,
  violationId,
  stepId: `step-${violationId}-${seen}`,
  seen,
  ...more,
});
const take = (requested: object, uid = owner) => callAs(uid, changeViolation, requested);
const notice = { channel: 'email', language: 'en', citedRule: 'Bags are tied.', cureBy: null };
const success = { success: true };

const sighting = {
  serviceDate: '2026-11-20',
  communityId: 'maple',
  memberId: 'sam',
  caseNumber: 'V-1',
  unitId: 'u1',
  typeId: 'loose',
  typeName: 'Loose trash',
  reviewStatus: 'pending',
  status: 'open',
  photos: [],
};

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  await set(paths.teamMember(owner, admin), { uid: admin, customerId: owner, tier: 'Admin', isActive: true });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', timezone: 'America/New_York' });
  await set(paths.unit(owner, 'u1'), { communityId: 'maple', unitNumber: '101', email: 'dana@home.test' });
  await set(paths.violationType(owner, 'loose'), { name: { en: 'Loose trash', es: 'Basura suelta' } });
  await Promise.all(['v1', 'v2', 'v3'].map((id) => set(caseAt(id), sighting)));
});

test('a case’s life, with the author and time of each step', async () => {
  const steps = [
    step('approve', 0),
    step('setFine', 1, { fineCents: 2500 }),
    step('notify', 2, notice),
    step('escalate', 3, { words: 'Seen again.' }),
    step('dispute', 4, { words: 'Not my bag.' }),
    step('decide', 5, { decision: 'reduce', words: 'First time.', fineCents: 1000 }),
    step('resolve', 6, { words: null }),
    step('reopen', 7, { words: 'It came back.' }),
    step('dismiss', 8, { words: 'Moved out.' }),
  ];
  for (const requested of steps) expect(await take(requested)).toEqual(success);
  const stored = await read(caseAt('v1'));
  expect(stored).toMatchObject({
    reviewStatus: 'approved',
    status: 'dismissed',
    noticeLevel: 2,
    fineCents: null,
    dispute: { text: 'Not my bag.', decision: 'reduce', decidedAt: expect.any(Timestamp) },
    resolutionNote: 'Moved out.',
    citedRule: 'Bags are tied.',
  });
  const timeline = stored?.['timeline'] as { act: string; by: string; at: unknown }[];
  expect(timeline.map(({ act }) => act)).toEqual(steps.map(({ act }) => act));
  expect(timeline.every(({ by, at }) => by === owner && at instanceof Timestamp)).toBe(true);
});

test('an emailed notice is queued once, and never without its step', async () => {
  await take(step('approve', 0));
  await loseNextAnswer(true);
  expect(await take(step('notify', 1, notice))).toEqual(success);
  expect(await take(step('notify', 1, notice))).toEqual(success);
  const mails = await firestore().collection('mail').get();
  expect(mails.docs.map((mail) => mail.data())).toEqual([
    expect.objectContaining({
      to: 'dana@home.test',
      customerId: owner,
      purpose: 'notice',
      fromName: 'Sunrise',
      message: {
        subject: 'Notice 1 of 3: Loose trash, unit 101, Maple Court',
        text: expect.stringContaining('Bags are tied.'),
      },
      delivery: expect.objectContaining({ state: 'PENDING' }),
    }),
  ]);
  expect((await read(caseAt('v1')))?.['notices']).toEqual([
    expect.objectContaining({ channel: 'email', to: 'dana@home.test', level: 1, deliveryStatus: 'queued' }),
  ]);
});

test('a new business that pays nothing emails few notices a day, and prints the others', async () => {
  await set(paths.customer(owner), { firstName: 'Olivia', businessName: 'Sunrise', dateCreated: new Date() });
  const cases = ['v1', 'v2', 'v3'];
  for (const id of cases) await take(step('approve', 0, {}, id));
  let taken = 0;
  for (let seen = 1; seen <= 7; seen += 1) {
    for (const id of cases) {
      if ((await take(step('notify', seen, notice, id))) !== 'failed-precondition') taken += 1;
    }
  }
  expect(taken).toBe(20);
  expect((await firestore().collection(paths.mails()).get()).size).toBe(20);
  expect(await take(step('notify', 7, { ...notice, channel: 'print' }, 'v3'))).toEqual(success);
});

test.each([
  ['by text, which nothing sends', { channel: 'sms' }],
  ['by email to a deleted unit', { channel: 'email' }],
  ['with a due date in the past', { channel: 'print', cureBy: '2020-01-01' }],
])('no notice is sent %s', async (_, more) => {
  await take(step('approve', 0));
  await set(
    paths.unit(owner, 'u1'),
    more.channel === 'email'
      ? {}
      : { communityId: 'maple', unitNumber: '101', smsOptIn: true, phone: '+12125550100' },
  );
  expect(await take(step('notify', 1, { ...notice, ...more }))).toBe('failed-precondition');
  expect((await firestore().collection('mail').get()).size).toBe(0);
  expect(await read(caseAt('v1'))).toMatchObject({ status: 'open' });
});

test('one of two concurrent reviewers wins, and the other sees who was first', async () => {
  const reject = step('reject', 0, { words: 'Not theirs.', stepId: 'step-of-adam' });
  const answers = await Promise.all([take(step('approve', 0)), take(reject, admin)]);
  expect(answers).toContainEqual(success);
  expect(answers).toContain('aborted');
  expect((await read(caseAt('v1')))?.['timeline']).toHaveLength(1);
});

test('a review is undone, and can be repeated', async () => {
  await take(step('reject', 0, { words: 'Not theirs.' }));
  expect(await take(step('takeBack', 1))).toEqual(success);
  expect(await read(caseAt('v1'))).toMatchObject({
    reviewStatus: 'pending',
    status: 'open',
    rejectionReason: null,
  });
  expect(await take(step('approve', 2))).toEqual(success);
});

test('several are approved, and those already reviewed are listed', async () => {
  await take(step('reject', 0, { words: 'Not theirs.' }, 'v2'), admin);
  const requested = {
    stepId: 'several-01',
    cases: ['v1', 'v2', 'v3', 'gone'].map((violationId) => ({ violationId, seen: 0 })),
  };
  const expected = {
    approved: 2,
    skipped: [
      { violationId: 'v2', code: 'changedMeanwhile' },
      { violationId: 'gone', code: 'gone' },
    ],
  };
  expect(await callAs(owner, approveViolations, requested)).toEqual(expected);
  expect(await callAs(owner, approveViolations, requested)).toEqual(expected);
  expect(await read(caseAt('v2'))).toMatchObject({ reviewStatus: 'rejected' });
  expect((await read(caseAt('v3')))?.['timeline']).toHaveLength(1);
});

test.each([
  ['a stranger', 'nobody', step('approve', 0), 'permission-denied'],
  ['a missing case', owner, step('approve', 0, {}, 'gone'), 'not-found'],
  ['a rejection without a reason', owner, step('reject', 0), 'invalid-argument'],
  ['a fine before the review', owner, step('setFine', 0, { fineCents: 1 }), 'failed-precondition'],
])('refuses %s', async (_, uid, requested, expected) => {
  expect(await take(requested, uid)).toBe(expected);
});

describe('photos', () => {
  const path = `${paths.customer(owner)}/violations/v1/one.jpg`;
  const save = (bytes: string) => bucket().file(path).save(Buffer.from(bytes), { resumable: false });
  const hash = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
  const report = (photos: object[]) => set(caseAt('v1'), { ...sighting, photos });
  const checks = async () => (await read(caseAt('v1')))?.['photoChecks'] as Record<string, unknown>[];

  test('are unchanged, until their file is replaced or deleted', async () => {
    await save('as taken');
    await report([{ path, sha256: hash('as taken') }]);
    await checkPhotosOf(owner, 'v1', false);
    const first = await checks();
    expect(first).toEqual([expect.objectContaining({ path, sha256: hash('as taken'), ok: true })]);

    await checkPhotosOf(owner, 'v1', false);
    expect(await checks()).toEqual(first);

    await save('touched up');
    expect(await callAs(owner, checkViolationPhotos, { violationId: 'v1' })).toEqual({
      checked: 1,
      changed: 1,
    });
    expect(await checks()).toMatchObject([
      { sha256: hash('touched up'), expected: hash('as taken'), ok: false },
    ]);

    await bucket().file(path).delete();
    await checkPhotosOf(owner, 'v1', false);
    expect(await checks()).toMatchObject([{ sha256: null, expected: hash('as taken'), ok: false }]);
  });

  test('of another business are never read', async () => {
    const theirs = `${paths.customer('someone-else')}/violations/v9/one.jpg`;
    await bucket().file(theirs).save(Buffer.from('theirs'), { resumable: false });
    await report([{ path: theirs, sha256: null }]);
    await checkPhotosOf(owner, 'v1', false);
    expect(await checks()).toMatchObject([{ sha256: null, ok: false }]);
  });
});
