import { Timestamp } from 'firebase-admin/firestore';
import { addDays, momentOfNight, paths, serviceNight } from 'shared-lib/domain';
import { randomOf } from 'backend/seed/random.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { delivery, eventsFor } from 'backend/functions/core/summaries/events.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { deriveFromClockInOuts } from './triggers/deriveFromClockInOuts.ts';

/** The derived fields of a clock-in, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const customerId = 'olivia';
const zone = 'America/New_York';
const night = serviceNight(Date.now(), zone);
const at = (time: string) => Timestamp.fromMillis(momentOfNight(night, time, zone));
const path = paths.clockInOut(customerId, `sam_${night}_maple`);
const { make, deliver } = eventsFor(customerId, [
  [/\/clockInOuts\/(?<clockInOutId>[^/]+)$/, deriveFromClockInOuts],
]);
const clockIn = {
  serviceDate: night,
  communityId: 'maple',
  memberId: 'sam',
  status: 'open',
  source: 'app',
  clockInAt: at('20:17'),
  createdAt: at('20:17'),
};
const read = async () => (await firestore().doc(path).get()).data() ?? {};

beforeEach(() =>
  firestore()
    .doc(paths.community(customerId, 'maple'))
    .set({ propertyName: 'Maple Court', timezone: zone, serviceStart: '20:00' }),
);

test('a clock-in and its clock-out give lateness and duration, in any order of events', async () => {
  const { add, rest } = delivery(randomOf('clocks'), deliver);
  const [began] = await make([{ path, data: clockIn }]);
  const [ended] = await make([
    { path, data: { ...clockIn, status: 'closed', clockOutAt: at('23:17'), breakMin: 15 } },
  ]);
  if (began && ended) add([ended, began, ended]);
  await rest();
  expect(await read()).toMatchObject({ scheduledStart: at('20:00'), lateMin: 17, workedMin: 165 });
  expect(await read()).not.toHaveProperty('updatedAt');
});

test('a later start from now on doesn’t change past lateness', async () => {
  const [began] = await make([{ path, data: clockIn }]);
  if (began) await deliver(began);
  await firestore().doc(paths.community(customerId, 'maple')).update({ serviceStart: '19:00' });
  const [ended] = await make([
    { path, data: { ...(await read()), status: 'closed', clockOutAt: at('21:17') } },
  ]);
  if (ended) await deliver(ended);
  expect(await read()).toMatchObject({ scheduledStart: at('20:00'), lateMin: 17, workedMin: 60 });
});

test('a clock-in sent after the night is paid is stored and flagged, but not added to the locked period', async () => {
  const period = { from: addDays(night, -7), to: addDays(night, -1), state: 'locked', found: 0 };
  await firestore()
    .doc(`${paths.payPeriods(customerId)}/${period.from}`)
    .set(period);
  const late = {
    path: paths.clockInOut(customerId, `sam_${period.to}_maple`),
    data: { ...clockIn, serviceDate: period.to },
  };
  for (const change of [late, { path, data: clockIn }]) {
    for (const event of await make([change])) await deliver(event);
  }
  const flagsAt = async (at: string) => (await firestore().doc(at).get()).get('flags') as unknown;
  expect(await flagsAt(late.path)).toContain('afterLock');
  expect((await flagsAt(path)) ?? []).not.toContain('afterLock');
  expect(
    (
      await firestore()
        .doc(`${paths.payPeriods(customerId)}/${period.from}`)
        .get()
    ).data(),
  ).toEqual(period);
});
