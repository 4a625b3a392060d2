import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  addDays,
  clockInOutSchema,
  momentOfNight,
  paths,
  readDocument,
  serviceNight,
} from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, failNextCommit, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeClockInOuts } from './callables/changeClockInOuts.ts';
import { closeForgotten } from './triggers/closeForgottenClockIns.ts';

/**
 * The office's changes to working times, and the automatic closing of forgotten ones, in a separate
 * Firestore.
 */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const admin = 'adam';
const zone = 'America/New_York';
const night = addDays(serviceNight(Date.now(), zone), -3);
const at = (time: string, date = night) => momentOfNight(date, time, zone);
const stamp = (millis: number | null) => (millis === null ? null : Timestamp.fromMillis(millis));

const set = (path: string, data: object) => firestore().doc(path).set(data);
const clock = async (id: string) => {
  const found = await firestore().doc(paths.clockInOut(owner, id)).get();
  const read = readDocument(clockInOutSchema, found.ref.path, found.data() ?? {});
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const act = (data: object, uid = owner) => callAs(uid, changeClockInOuts, data);

/** A record from 8 to 10 PM: `c1` is Sam's, every other belongs to a different member. */
const put = (id: string, more: object = {}) =>
  set(paths.clockInOut(owner, id), {
    serviceDate: night,
    communityId: 'maple',
    memberId: id === 'c1' ? 'sam' : `member-${id}`,
    status: 'closed',
    source: 'app',
    scheduledStart: stamp(at('20:00')),
    clockInAt: stamp(at('20:05')),
    clockOutAt: stamp(at('22:05')),
    workedMin: 120,
    lateMin: 5,
    ...more,
  });
const forgotten = { status: 'open', clockOutAt: null, workedMin: null };
const lock = (from: string, to: string, state = 'locked') =>
  set(paths.payPeriod(owner, from), { from, to, state, history: [] });

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  const member = (uid: string, tier: string) => ({
    uid,
    customerId: owner,
    firstName: uid,
    lastName: 'X',
    tier,
  });
  await set(paths.teamMember(owner, admin), { ...member(admin, 'Admin'), email: 'a@x.test' });
  await set(paths.teamMember(owner, 'sam'), { ...member('sam', 'Collection Specialist'), email: 's@x.test' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', timezone: zone });
  await set(paths.community(owner, 'oak'), { propertyName: 'Oak Park', timezone: zone });
  await put('c1');
});

const seen = { clockInAt: at('20:05'), clockOutAt: at('22:05'), breakMin: 0 };
const correction = {
  act: 'correct',
  clockInOutId: 'c1',
  seen,
  ...seen,
  clockOutAt: at('23:05'),
  breakMin: 15,
  reason: 'He stayed longer.',
};

describe('correct', () => {
  test('keeps the original of every figure, with the author, time and reason', async () => {
    const before = Date.now();
    expect(await act(correction, admin)).toEqual({ success: true });
    const { edits, ...record } = await clock('c1');
    expect(record).toMatchObject({ clockOutAt: at('23:05'), breakMin: 15, workedMin: 165, status: 'closed' });
    expect(edits).toMatchObject([
      { by: admin, field: 'clockOutAt', from: at('22:05'), to: at('23:05'), reason: 'He stayed longer.' },
      { by: admin, field: 'breakMin', from: 0, to: 15 },
    ]);
    expect(edits.every((entry) => entry.at >= before && entry.at <= Date.now())).toBe(true);
  });

  test('is made once, however often it is sent or its response is lost', async () => {
    await loseNextAnswer(true);
    expect(await act(correction)).toEqual({ success: true });
    expect(await act(correction)).toEqual({ success: true });
    expect((await clock('c1')).edits).toHaveLength(2);
  });

  test('leaves nothing behind after an interruption', async () => {
    await failNextCommit();
    await act(correction);
    expect((await clock('c1')).edits).toEqual([]);
    expect(await act(correction)).toEqual({ success: true });
  });

  test('the second of two concurrent ones is rejected', async () => {
    const other = { ...correction, clockOutAt: at('22:30') };
    const answers = await Promise.all([act(correction), act(other, admin)]);
    expect(answers).toContainEqual({ success: true });
    expect(answers).toContain('aborted');
  });

  test.each([
    ['out before in', { clockOutAt: at('20:00') }, 'failed-precondition'],
    ['the future', { clockOutAt: Date.now() + 3_600_000 }, 'failed-precondition'],
    ['no reason', { reason: '  ' }, 'invalid-argument'],
    ['no such record', { clockInOutId: 'gone' }, 'not-found'],
    ['a path', { clockInOutId: '../x' }, 'invalid-argument'],
  ])('refuses %s', async (_, more, code) => {
    expect(await act({ ...correction, ...more })).toBe(code);
    expect((await clock('c1')).edits).toEqual([]);
  });

  test('refuses records in a locked pay period, until that is reopened', async () => {
    await lock(addDays(night, -3), addDays(night, 3));
    expect(await act(correction)).toBe('failed-precondition');
    await lock(addDays(night, -3), addDays(night, 3), 'open');
    expect(await act(correction)).toEqual({ success: true });
  });

  test('keeps one person in one place at a time, whatever the community and the night', async () => {
    const elsewhere = { memberId: 'sam', communityId: 'oak', clockInAt: stamp(at('22:30')) };
    await put('c2', { ...elsewhere, clockOutAt: stamp(at('23:30')) });
    expect(await act(correction)).toBe('failed-precondition');
    expect((await clock('c1')).edits).toEqual([]);
    expect(await act({ ...correction, clockOutAt: at('22:30') })).toEqual({ success: true });
    // Noon begins the next night.
    await put('c3', {
      memberId: 'sam',
      serviceDate: addDays(night, -1),
      clockInAt: stamp(at('11:00', addDays(night, -1))),
      clockOutAt: stamp(at('12:30')),
    });
    const earlier = { ...correction, seen: { ...seen, clockOutAt: at('22:30'), breakMin: 15 } };
    expect(await act({ ...earlier, clockInAt: at('12:15'), clockOutAt: at('22:30') })).toBe(
      'failed-precondition',
    );
  });

  test('is denied to specialists and outsiders', async () => {
    expect(await act(correction, 'sam')).toBe('permission-denied');
    expect(await act(correction, 'stranger')).toBe('permission-denied');
  });
});

describe('approve', () => {
  const approve = (...ids: string[]) => ({
    act: 'approve',
    records: ids.map((id) => ({ id, workedMin: 120 })),
  });

  test('approves what it can, reports what is skipped, and can be undone', async () => {
    await put('c2', forgotten);
    await put('c3', { status: 'autoClosed' });
    await put('c4', { workedMin: 90 });
    expect(await act(approve('c1', 'c2', 'c3', 'c4', 'c5'))).toEqual({
      approved: ['c1'],
      left: [
        { id: 'c2', code: 'open' },
        { id: 'c3', code: 'notChecked' },
        { id: 'c4', code: 'changedMeanwhile' },
        { id: 'c5', code: 'missing' },
      ],
    });
    expect(await clock('c1')).toMatchObject({
      approvedBy: owner,
      edits: [{ field: 'approvedAt', from: null }],
    });
    expect(await act(approve('c1'))).toEqual({ approved: [], left: [] });
    expect(await act({ act: 'unapprove', clockInOutIds: ['c1'] })).toEqual({ approved: [], left: [] });
    expect(await clock('c1')).toMatchObject({
      approvedBy: null,
      approvedAt: null,
      edits: [{}, { to: null }],
    });
  });

  test('skips both of two overlapping records of one person', async () => {
    await put('c2', { memberId: 'sam', communityId: 'oak', clockInAt: stamp(at('21:00')) });
    const left = [
      { id: 'c1', code: 'overlaps' },
      { id: 'c2', code: 'overlaps' },
    ];
    expect(await act(approve('c1', 'c2'))).toEqual({ approved: [], left });
    expect(await act({ act: 'approveNight', serviceDate: night, expected: null })).toMatchObject({
      records: 0,
      left,
    });
  });

  test('approves a whole night, and only as it was shown', async () => {
    await put('c2', forgotten);
    await put('c3', { status: 'missed', clockInAt: null, clockOutAt: null, workedMin: null });
    await put('c4', { serviceDate: addDays(night, 1) });
    const requested = { act: 'approveNight', serviceDate: night };
    const left = [{ id: 'c2', code: 'open', memberId: 'member-c2', communityId: 'maple' }];
    expect(await act({ ...requested, expected: null })).toEqual({
      records: 1,
      workedMin: 120,
      left,
      approved: [],
    });
    expect((await clock('c1')).approvedAt).toBeNull();
    const expected = { records: 1, workedMin: 120 };
    expect(await act({ ...requested, expected: { ...expected, workedMin: 60 } })).toBe('aborted');
    expect(await act({ ...requested, expected })).toEqual({ ...expected, left, approved: ['c1'] });
    expect((await clock('c4')).approvedAt).toBeNull();
  });

  test('approves a night with more records than one commit writes', async () => {
    await Promise.all(Array.from({ length: 520 }, (_, index) => put(`many-${index}`)));
    const expected = { records: 521, workedMin: 521 * 120 };
    const answer = await act({ act: 'approveNight', serviceDate: night, expected });
    expect(answer).toMatchObject({ approved: { length: 521 } });
  });
});

describe('add', () => {
  const addition = {
    act: 'add',
    memberId: 'sam',
    communityId: 'maple',
    serviceDate: night,
    clockInAt: at('01:00'),
    clockOutAt: at('02:00'),
    breakMin: 0,
    reason: 'Lost the phone.',
  };

  test('adds a record under the next free id, once', async () => {
    const id = `sam_${night}_maple`;
    expect(await act(addition)).toEqual({ clockInOutId: id });
    expect(await clock(id)).toMatchObject({
      source: 'manual',
      workedMin: 60,
      createdBy: owner,
      status: 'closed',
    });
    expect(await act(addition)).toBe('failed-precondition');
    const later = { ...addition, clockInAt: at('03:00'), clockOutAt: at('03:30') };
    expect(await act(later)).toEqual({ clockInOutId: `${id}_2` });
  });

  test.each([
    ['a missing member', { memberId: 'nobody' }, 'not-found'],
    ['a missing community', { communityId: 'nowhere' }, 'not-found'],
    ['another night', { serviceDate: addDays(night, 1) }, 'failed-precondition'],
    ['while on the clock there', { clockInAt: at('21:00') }, 'failed-precondition'],
    [
      'while on the clock elsewhere',
      { communityId: 'oak', clockInAt: at('21:00'), clockOutAt: at('23:00') },
      'failed-precondition',
    ],
  ])('adds none for %s', async (_, more, code) => {
    expect(await act({ ...addition, ...more })).toBe(code);
  });
});

describe('closeForgotten', () => {
  const shiftEnd = at('10:00');

  test('closes at the shift’s end plus grace, once, even if it runs twice', async () => {
    await put('c1', forgotten);
    expect(await closeForgotten(shiftEnd - 1)).toBe(0);
    const closed = await Promise.all([closeForgotten(shiftEnd), closeForgotten(shiftEnd + 60_000)]);
    expect(closed.toSorted()).toEqual([0, 1]);
    expect(await closeForgotten(Date.now())).toBe(0);
    expect(await clock('c1')).toMatchObject({
      status: 'autoClosed',
      clockOutAt: shiftEnd,
      workedMin: (shiftEnd - at('20:05')) / 60_000,
      edits: [{ by: 'auto', field: 'clockOutAt', from: null, to: shiftEnd }],
    });
  });

  test('uses each community’s time zone, over all accounts, and skips damaged records', async () => {
    await set(paths.community(owner, 'west'), { propertyName: 'West', timezone: 'America/Los_Angeles' });
    await put('c1', forgotten);
    await put('c2', { ...forgotten, communityId: 'west' });
    await put('c3', { ...forgotten, communityId: 'gone' });
    await put('c4', { ...forgotten, clockInAt: 'yesterday' });
    await set(paths.clockInOut('another', 'c1'), {
      ...forgotten,
      serviceDate: night,
      communityId: 'x',
      clockInAt: stamp(at('20:00')),
    });
    expect(await closeForgotten(shiftEnd)).toBe(3);
    expect((await clock('c2')).status).toBe('open');
    expect(await closeForgotten(shiftEnd + 3 * 3_600_000)).toBe(1);
  });

  test('a failing one doesn’t affect the others, and is closed by the next run', async () => {
    await put('c1', forgotten);
    await put('c2', forgotten);
    await failNextCommit();
    const told = jest.spyOn(logger, 'error').mockReturnValue();
    expect(await closeForgotten(Date.now())).toBe(1);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
    expect(await closeForgotten(Date.now())).toBe(1);
    expect([(await clock('c1')).status, (await clock('c2')).status]).toEqual(['autoClosed', 'autoClosed']);
  });

  test('a clock-out made in the meantime wins', async () => {
    await put('c1', forgotten);
    await Promise.all([
      closeForgotten(shiftEnd),
      firestore()
        .doc(paths.clockInOut(owner, 'c1'))
        .update({ status: 'closed', clockOutAt: stamp(at('22:00')) }),
    ]);
    // Whichever came first: never both.
    const { status, edits, clockOutAt } = await clock('c1');
    expect(status).toBe('closed');
    expect(clockOutAt).toBe(at('22:00'));
    expect(edits.length).toBeLessThanOrEqual(1);
  });
});
