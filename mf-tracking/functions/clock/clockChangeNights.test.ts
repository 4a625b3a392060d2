import { Timestamp } from 'firebase-admin/firestore';
import { addDays, paths, type Payroll } from 'shared-lib/domain';
import { payNightsAt, payPeriodCalls } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { eventsFor } from 'backend/functions/core/summaries/events.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeClockInOuts } from './callables/changeClockInOuts.ts';
import { changePayPeriod } from './callables/changePayPeriod.ts';
import { closeForgotten } from './triggers/closeForgottenClockIns.ts';
import { deriveFromClockInOuts } from './triggers/deriveFromClockInOuts.ts';
import { reckonPayPeriod } from './callables/reckonPayPeriod.ts';

/**
 * The two nights of a year with clock changes, from the field to payroll, in a separate Firestore. Moments
 * are written with their offset and minutes as numbers, so that nothing here is computed by the code under
 * test.
 */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const payroll: Payroll = { frequency: 'weekly', startsOn: '2026-01-05' };
const { make, deliver } = eventsFor(owner, [
  [/\/clockInOuts\/(?<clockInOutId>[^/]+)$/, deriveFromClockInOuts],
]);
const set = (path: string, data: object) => firestore().doc(path).set(data);
const read = async (id: string) => (await firestore().doc(paths.clockInOut(owner, id)).get()).data() ?? {};
const act = (data: object) => callAs(owner, changeClockInOuts, data);

const forward = { night: '2026-03-07', shift: 270, forgotten: 768, corrected: 378 };
const back = { night: '2026-10-31', shift: 390, forgotten: 888, corrected: 498 };

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  await set(paths.settingsSection(owner, 'payroll'), payroll);
});

test.each([
  ['New York, clocks go forward', 'America/New_York', '-05:00', '-04:00', forward],
  ['New York, clocks go back', 'America/New_York', '-04:00', '-05:00', back],
  ['Chicago, clocks go forward', 'America/Chicago', '-06:00', '-05:00', forward],
  ['Chicago, clocks go back', 'America/Chicago', '-05:00', '-06:00', back],
  ['Los Angeles, clocks go forward', 'America/Los_Angeles', '-08:00', '-07:00', forward],
  ['Los Angeles, clocks go back', 'America/Los_Angeles', '-07:00', '-08:00', back],
])('%s: the paid time is the time that really passed', async (_, timezone, before, after, expected) => {
  const { night } = expected;
  const evening = (time: string) => Timestamp.fromDate(new Date(`${night}T${time}${before}`));
  const morning = (time: string) => Timestamp.fromDate(new Date(`${addDays(night, 1)}T${time}${after}`));
  const place = { propertyName: 'Maple Court', timezone, serviceStart: '20:00', binInBy: '09:00' };
  await set(paths.community(owner, 'maple'), place);
  const clockIn = (memberId: string, at: Timestamp) => ({
    path: paths.clockInOut(owner, memberId),
    data: {
      serviceDate: night,
      communityId: 'maple',
      memberId,
      status: 'open',
      source: 'app',
      clockInAt: at,
      createdAt: at,
      breakMin: 0,
    },
  });
  const [sam, nadia] = [clockIn('sam', evening('20:12')), clockIn('nadia', evening('22:00'))];
  await make([sam, nadia]);

  // Nadia clocks out after the change.
  const out = { ...nadia.data, status: 'closed', clockOutAt: morning('04:00'), breakMin: 30 };
  for (const event of await make([{ ...nadia, data: out }])) await deliver(event);
  expect(await read('nadia')).toMatchObject({
    scheduledStart: evening('20:00'),
    lateMin: 120,
    workedMin: expected.shift,
  });

  // Sam forgets to: an hour after residents must have their bins in, by that morning's local time.
  expect(await closeForgotten(morning('10:00').toMillis() - 1)).toBe(0);
  expect(await closeForgotten(morning('10:00').toMillis())).toBe(1);
  expect(await read('sam')).toMatchObject({
    status: 'autoClosed',
    clockOutAt: morning('10:00'),
    workedMin: expected.forgotten,
  });
  const seen = { clockInAt: sam.data.clockInAt.toMillis(), breakMin: 0 };
  const correction = {
    act: 'correct',
    clockInOutId: 'sam',
    seen: { ...seen, clockOutAt: morning('10:00').toMillis() },
    ...seen,
    clockOutAt: morning('03:30').toMillis(),
    reason: 'He called.',
  };
  expect(await act(correction)).toEqual({ success: true });
  expect(await read('sam')).toMatchObject({ status: 'closed', workedMin: expected.corrected });

  const all = { records: 2, workedMin: expected.shift + expected.corrected };
  expect(await act({ act: 'approveNight', serviceDate: night, expected: all })).toMatchObject({
    approved: expect.arrayContaining(['nadia', 'sam']),
    left: [],
  });
  const nights = payNightsAt(night, payroll);
  const { rows, obstacles } = payPeriodCalls.reckonPayPeriod.result.parse(
    await callAs(owner, reckonPayPeriod, nights),
  );
  expect(obstacles).toEqual([]);
  expect(rows).toEqual([
    { memberId: 'nadia', serviceDate: night, records: 1, workedMin: expected.shift, breakMin: 30 },
    { memberId: 'sam', serviceDate: night, records: 1, workedMin: expected.corrected, breakMin: 0 },
  ]);
  const locked = { act: 'lock', ...nights, workedMin: all.workedMin };
  expect(await callAs(owner, changePayPeriod, locked)).toEqual({ success: true });
});
