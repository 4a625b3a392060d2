import { Timestamp } from 'firebase-admin/firestore';
import { addDays, momentOfNight, paths, serviceNight, type Payroll } from 'shared-lib/domain';
import { payNightsAt, payPeriodCalls } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeClockInOuts } from './callables/changeClockInOuts.ts';
import { changePayPeriod } from './callables/changePayPeriod.ts';
import { reckonPayPeriod } from './callables/reckonPayPeriod.ts';
import { reckonPayProgress } from './callables/reckonPayProgress.ts';
import { rebuildNight } from 'backend/functions/core/summaries/nights.ts';

/**
 * The life cycle of pay periods, from their first computation to their lock and beyond, in a separate
 * Firestore.
 */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const zone = 'America/New_York';
const payroll: Payroll = { frequency: 'weekly', startsOn: '2026-01-05' };
const tonight = serviceNight(Date.now(), zone);
/** The week before tonight's. */
const { from, to } = payNightsAt(addDays(tonight, -7), payroll);

const set = (path: string, data: object) => firestore().doc(path).set(data);
const read = async (path: string) => (await firestore().doc(path).get()).data();
const stamp = (date: string, time: string) => Timestamp.fromMillis(momentOfNight(date, time, zone));
const change = (data: object, uid = owner) => callAs(uid, changePayPeriod, data);
const reckon = async (nights: object = { from, to }) =>
  payPeriodCalls.reckonPayPeriod.result.parse(await callAs(owner, reckonPayPeriod, nights));
const lock = (workedMin: number, more: object = {}) => change({ act: 'lock', from, to, workedMin, ...more });
const reopen = () => change({ act: 'reopen', from, to, reason: 'A night is missing.' });

const put = (id: string, date: string, more: object = {}) =>
  set(paths.clockInOut(owner, id), {
    serviceDate: date,
    communityId: 'maple',
    memberId: 'sam',
    status: 'closed',
    source: 'app',
    clockInAt: stamp(date, '23:00'),
    clockOutAt: stamp(date, '00:30'),
    breakMin: 10,
    workedMin: 80,
    approvedBy: owner,
    approvedAt: stamp(date, '11:00'),
    ...more,
  });
const unapproved = { approvedBy: null, approvedAt: null };

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  await set(paths.settingsSection(owner, 'payroll'), payroll);
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', timezone: zone });
  await set(paths.teamMember(owner, 'sam'), {
    uid: 'sam',
    customerId: owner,
    firstName: 'Sam',
    lastName: 'Ortiz',
  });
  await put('first', from);
  // It ends on the day after the period: its night decides.
  await put('last', to);
  await put('before', addDays(from, -1));
  await put('after', addDays(to, 1));
});

const rows = [from, to].map((serviceDate) => ({
  memberId: 'sam',
  serviceDate,
  records: 1,
  workedMin: 80,
  breakMin: 10,
}));

test('a period is its nights’ approved time, and stays the same once locked', async () => {
  expect(await reckon()).toEqual({ rows, names: {}, obstacles: [], obstacleCount: 0, lateRecords: 0 });
  expect(await lock(160)).toEqual({ success: true });
  expect(await read(paths.payPeriod(owner, from))).toMatchObject({
    state: 'locked',
    totals: { records: 2, members: 1, workedMin: 160, breakMin: 20 },
    history: [{ act: 'locked', by: owner, reason: '' }],
  });
  await put('late', to);
  // They were paid under this name.
  await firestore().doc(paths.teamMember(owner, 'sam')).delete();
  const names = { sam: 'Sam Ortiz' };
  expect(await reckon()).toEqual({ rows, names, obstacles: [], obstacleCount: 0, lateRecords: 1 });
});

test('unapproved records are listed, and block the lock', async () => {
  await put('open', from, { ...unapproved, memberId: 'ana', status: 'open', clockOutAt: null });
  await put('auto', to, { ...unapproved, memberId: 'ben', status: 'autoClosed' });
  await put('twice', to, { communityId: 'oak' });
  await put('missed', to, { ...unapproved, status: 'missed', clockInAt: null, clockOutAt: null });
  const { obstacles } = await reckon();
  expect(obstacles.map(({ id, why }) => [id, why])).toEqual(
    expect.arrayContaining([
      ['open', 'open'],
      ['auto', 'autoClosed'],
      ['last', 'overlaps'],
      ['twice', 'overlaps'],
    ]),
  );
  expect(obstacles).toHaveLength(4);
  expect(await lock(160)).toBe('failed-precondition');
  expect(await read(paths.payPeriod(owner, from))).toBeUndefined();
});

test('it is locked and reopened once each, even if called twice, with a history of both', async () => {
  await loseNextAnswer(true);
  expect(await lock(160)).toEqual({ success: true });
  expect(await lock(160)).toEqual({ success: true });
  expect(await reopen()).toEqual({ success: true });
  expect(await reopen()).toEqual({ success: true });
  expect(await read(paths.payPeriod(owner, from))).toMatchObject({
    state: 'open',
    totals: null,
    history: [{ act: 'locked' }, { act: 'reopened', reason: 'A night is missing.' }],
  });
  expect((await firestore().collection(paths.payRows(owner, from)).get()).size).toBe(0);
  await put('first', from, { breakMin: 0, workedMin: 90 });
  expect(await lock(170)).toEqual({ success: true });
  expect((await reckon()).rows.map(({ workedMin }) => workedMin)).toEqual([90, 80]);
});

test.each([
  ['an outdated total', () => lock(159), 'failed-precondition'],
  ['a period that has not ended', () => lock(0, payNightsAt(tonight, payroll)), 'failed-precondition'],
  ['nights that are not a period', () => lock(80, { to: addDays(to, -1) }), 'failed-precondition'],
  ['invalid dates', () => lock(0, { from: '2026-02-30' }), 'invalid-argument'],
  ['reopening a period that was never locked', reopen, 'failed-precondition'],
  ['reopening without a reason', () => change({ act: 'reopen', from, to, reason: ' ' }), 'invalid-argument'],
  ['somebody else’s', () => change({ act: 'lock', from, to, workedMin: 160 }, 'sam'), 'permission-denied'],
])('refuses %s', async (_, ask, code) => {
  expect(await ask()).toBe(code);
});

test('with a concurrent correction and lock, the locked data matches the records', async () => {
  const times = { clockInAt: stamp(from, '23:00').toMillis(), clockOutAt: stamp(from, '00:30').toMillis() };
  const corrected = callAs(owner, changeClockInOuts, {
    act: 'correct',
    clockInOutId: 'first',
    seen: { ...times, breakMin: 10 },
    ...times,
    breakMin: 0,
    reason: 'No break.',
  });
  const [answer, locked] = await Promise.all([corrected, lock(160)]);
  const isLocked = (locked as { success?: boolean }).success === true;
  // Whichever came first, the other one failed.
  expect((answer as { success?: boolean }).success === true).toBe(!isLocked);
});

test('periods keep their nights when the settings change', async () => {
  await lock(160);
  await set(paths.settingsSection(owner, 'payroll'), { frequency: 'biweekly', startsOn: from });
  const next = { from: addDays(to, 1), to: addDays(to, 7) };
  expect(await lock(0, { from: addDays(from, 3), to: addDays(from, 9) })).toBe('failed-precondition');
  expect((await reckon(next)).rows).toHaveLength(1);
});

test('the progress of an open period comes from its nights’ summaries, and agrees with what the lock finds', async () => {
  await put('waiting', addDays(from, 1), unapproved);
  for (const night of [from, addDays(from, 1), to]) await rebuildNight(owner, night);
  const progress = async () =>
    payPeriodCalls.reckonPayProgress.result.parse(
      await callAs(owner, reckonPayProgress, { periods: [{ from, to }] }),
    );
  expect(await progress()).toEqual({
    periods: [
      {
        records: 3,
        approved: 2,
        workedMin: 240,
        obstacles: [{ why: 'notApproved', count: 1, firstId: 'waiting' }],
        members: [],
      },
    ],
  });
  const asked = { periods: [{ from, to }], withMembers: true };
  expect(await callAs(owner, reckonPayProgress, asked)).toMatchObject({
    periods: [{ members: [{ memberId: 'sam', workedMin: 240 }] }],
  });
  expect(await reckon()).toMatchObject({ obstacles: [{ id: 'waiting', why: 'notApproved' }] });
  // An unreadable summary doesn’t read as a night without records.
  await firestore()
    .doc(paths.nightShard(owner, from, 0))
    .update({ clockInOuts: 'no row' });
  expect(await progress()).toEqual({ periods: [null] });
});
