import { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { rebuildNight } from 'backend/functions/core/summaries/nights.ts';
import { watchNight } from './watchNight.ts';
import {
  at15,
  evening,
  morning,
  night,
  watchedBusiness,
} from 'backend/functions/core/nights/watchedBusiness.fixture.ts';

useOwnFirestore();
const { owner, write, notifications, recorded, clockIn } = watchedBusiness();
const atRiskId = 'roundAtRisk-2026-07-15-maple';
const missedId = `missed_${night}_maple`;

test('a shift without a clock-in is announced as late, recorded as missed, and restored when someone comes after all', async () => {
  await watchNight(owner(), evening('20:05'));
  expect(await notifications()).toEqual({});

  // A repeated run after an interruption has the same result.
  await watchNight(owner(), evening('20:12'));
  await firestore()
    .doc(paths.nightWatch(owner()))
    .set({ watchedUntil: Timestamp.fromMillis(evening('20:05')) });
  await watchNight(owner(), evening('20:12'));
  expect(await notifications()).toEqual({
    'lateShift-2026-07-15-maple': {
      kind: 'lateShift',
      title: 'No clock-in yet',
      message: 'Sam Ortiz hasn’t clocked in at Maple Court. The shift started at 8:00 PM.',
      link: '/tracking?night=2026-07-15',
      timestamp: Timestamp.fromMillis(evening('20:12')),
      read: false,
      seen: false,
    },
  });

  await watchNight(owner(), morning('00:03'));
  await firestore()
    .doc(paths.nightWatch(owner()))
    .set({ watchedUntil: Timestamp.fromMillis(evening('23:00')) });
  await watchNight(owner(), morning('00:08'));
  const clocks = await firestore().collection(paths.clockInOuts(owner())).get();
  expect(clocks.docs.map((found) => [found.id, found.data()])).toEqual([
    [
      missedId,
      expect.objectContaining({
        ...at15,
        status: 'missed',
        source: 'auto',
        shiftReportId: missedId,
        clockInAt: null,
        scheduledStart: Timestamp.fromMillis(evening('20:00')),
        createdAt: expect.any(Timestamp),
      }),
    ],
  ]);
  expect((await firestore().doc(paths.shiftReport(owner(), missedId)).get()).data()).toMatchObject({
    ...at15,
    status: 'missed',
    unitsTotal: 48,
    checkpointsExpected: 1,
    missedCheckpointIds: [expect.any(String)],
  });

  await recorded(missedId);
  await recorded(missedId);
  expect((await notifications())[`missedShift-${missedId}`]).toMatchObject({ title: 'Missed shift' });

  await clockIn(morning('01:10'));
  expect((await firestore().doc(paths.clockInOut(owner(), missedId)).get()).exists).toBe(false);
  expect((await firestore().doc(paths.shiftReport(owner(), missedId)).get()).exists).toBe(false);
  expect((await notifications())[`missedShift-${missedId}`]).toMatchObject({
    title: 'Shift now served',
    link: '/clock-in-outs?open=sam_2026-07-15_maple',
    read: false,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['someone has clocked in', () => clockIn(evening('20:03'))],
  ['a colleague stepped in', () => clockIn(evening('20:03'), 'kim_2026-07-15_maple', { memberId: 'kim' })],
  [
    'the shift was cleared',
    () =>
      write({
        [paths.scheduleNight(owner(), night)]: { schedule: [{ communityId: 'maple', newAgentId: '' }] },
      }),
  ],
  [
    'it is unassigned',
    () =>
      firestore()
        .doc(paths.assignedAgent(owner(), 'maple', 'wednesday'))
        .delete(),
  ],
  [
    'the community was archived',
    () => firestore().doc(paths.community(owner(), 'maple')).update({ archivedAt: new Date() }),
  ],
  [
    'service begins later now',
    () => firestore().doc(paths.community(owner(), 'maple')).update({ serviceStart: '02:00' }),
  ],
])('nothing is late or missed when %s, even if the summaries are outdated', async (_, change) => {
  await watchNight(owner(), evening('20:05'));
  await change();
  const before = Object.keys(await notifications());
  await watchNight(owner(), evening('20:30'));
  await watchNight(owner(), morning('00:30'));
  expect(Object.keys(await notifications())).toEqual(before);
  expect((await firestore().doc(paths.shiftReport(owner(), missedId)).get()).exists).toBe(false);
});

test('an account that was never checked has no past', async () => {
  await firestore().doc(paths.nightWatch(owner())).delete();
  await watchNight(owner(), morning('02:00'));
  await watchNight(owner(), morning('02:05'));
  expect(await notifications()).toEqual({});
});

test('many unattended shifts at one time are announced together', async () => {
  const ids = Array.from({ length: 7 }, (_, index) => `c${index}`);
  await write(
    Object.fromEntries(
      ids.flatMap((id) => [
        [paths.community(owner(), id), { propertyName: id, serviceDays: ['wednesday'] }],
        [
          paths.assignedAgent(owner(), id, 'wednesday'),
          { memberId: 'sam', customerId: owner(), communityId: id, day: 'wednesday' },
        ],
      ]),
    ),
  );
  await watchNight(owner(), evening('20:12'));
  expect(await notifications()).toEqual({
    'lateShifts-2026-07-16T00:00': expect.objectContaining({
      title: '8 shifts without a clock-in',
      link: '/tracking?night=2026-07-15',
    }),
    'noOneOnClock-2026-07-15': expect.objectContaining({
      kind: 'noOneOnClock',
      title: 'No one is on the clock',
      message: '8 shifts have started without a clock-in.',
      link: '/tracking?night=2026-07-15',
    }),
  });
});

test('while someone is on the clock elsewhere, late shifts are announced, but not a night without anyone', async () => {
  const communities = ['oak', 'elm', 'fir'].flatMap((id) => [
    [paths.community(owner(), id), { propertyName: id, serviceDays: ['wednesday'] }],
    [
      paths.assignedAgent(owner(), id, 'wednesday'),
      { memberId: 'sam', customerId: owner(), communityId: id, day: 'wednesday' },
    ],
  ]);
  await write(Object.fromEntries(communities));
  const there = { communityId: 'oak', serviceDate: night, memberId: 'kim' };
  await clockIn(evening('20:03'), 'kim_2026-07-15_oak', there);
  await rebuildNight(owner(), night);
  await watchNight(owner(), evening('20:12'));
  const found = Object.keys(await notifications()).filter((id) => !id.startsWith('clockIn-'));
  expect(found.sort()).toEqual(['elm', 'fir', 'maple'].map((id) => `lateShift-2026-07-15-${id}`));
});

test('a round that is too slow to finish is announced once, however it continues', async () => {
  await write({
    [paths.community(owner(), 'maple')]: {
      propertyName: 'Maple Court',
      serviceDays: ['wednesday'],
      timezone: 'America/New_York',
      totalUnits: 48,
      serviceStart: '20:00',
      binInBy: '23:00',
    },
  });
  const progress = async (unitsServiced: number) => {
    await write({
      [paths.shiftReport(owner(), 'r')]: { ...at15, status: 'inProgress', unitsTotal: 48, unitsServiced },
    });
    await rebuildNight(owner(), night);
  };
  await clockIn(evening('20:00'));
  await progress(20);
  await watchNight(owner(), evening('21:00'));
  expect((await notifications())[atRiskId]).toBeUndefined();
  await progress(21);
  // Rounds are rated every quarter of an hour.
  await watchNight(owner(), evening('22:10'));
  expect((await notifications())[atRiskId]).toBeUndefined();
  await watchNight(owner(), evening('22:15'));
  expect((await notifications())[atRiskId]).toMatchObject({
    kind: 'roundAtRisk',
    title: 'Shift at risk',
    message: 'Maple Court may not be finished by 11:00 PM. Sam Ortiz has 27 doors left.',
    link: '/tracking?night=2026-07-15&open=maple',
    timestamp: Timestamp.fromMillis(evening('22:15')),
  });
  await progress(22);
  await watchNight(owner(), evening('22:45'));
  expect((await notifications())[atRiskId]).toMatchObject({
    timestamp: Timestamp.fromMillis(evening('22:15')),
  });
});
