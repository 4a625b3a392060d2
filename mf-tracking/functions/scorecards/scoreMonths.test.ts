import {
  addDays,
  clockInOutSchema,
  defaultTimeZone,
  lastNightAt,
  nightClockInOutOf,
  nightShiftReportOf,
  paths,
  shiftReportSchema,
} from 'shared-lib/domain';
import { scoreMonthSchema, scoreMonthsOf, scoreNight } from 'mf-tracking/domain';
import { delivery, eventsFor } from 'backend/functions/core/summaries/events.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { randomOf, type Random } from 'backend/seed/random.ts';
import { rebuildScores } from './rebuildScores.ts';
import { handleRequestEvent, handleScoreEvent } from './scoreMonths.ts';

useOwnFirestore();
jest.setTimeout(120_000);

const owner = 'olivia';
const now = Date.now();
const nights = Array.from({ length: 45 }, (_, back) =>
  addDays(new Date(now).toISOString().slice(0, 10), -back),
);
const trigger = (collection: 'shiftReports' | 'clockInOuts') => ({
  run: ({ data }: never) => handleScoreEvent(owner, collection, data),
});
const requestTrigger = { run: ({ data }: never) => handleRequestEvent(owner, data) };
const { make, deliver } = eventsFor(owner, [
  [/\/contactSubmissions\/(?<recordId>[^/]+)$/, requestTrigger],
  [/\/shiftReports\/(?<recordId>[^/]+)$/, trigger('shiftReports')],
  [/\/clockInOuts\/(?<recordId>[^/]+)$/, trigger('clockInOuts')],
]);

const people = ['sam', 'cole', null];
const placeOf = (random: Random, id: number) => ({
  createdAt: new Date(now),
  serviceDate: nights[id % nights.length]!,
  communityId: random.pick(['maple', 'cedar']),
  memberId: random.pick(people),
});

/** The result of a plausibility check, which arrives after the report. */
const tooFast = {
  limits: {},
  findings: [{ kind: 'pace', figure: 2, limit: 5, at: null, otherReportId: null }],
  photoHashes: [],
};

/** A report or a clock-in is created, changed, moved to another shift, or deleted. */
const someChange = (random: Random) => {
  const id = random.int(0, 89);
  const isGone = random.chance(0.1);
  if (random.chance(0.5)) {
    const status = random.pick(['inProgress', 'submitted', 'approved', 'returned', 'missed']);
    const report = {
      ...placeOf(random, id),
      status,
      unitsTotal: 40,
      unitsServiced: random.int(0, 40),
      violationsCount: random.int(0, 2),
      ...(random.chance(0.3) && { roundCheck: tooFast }),
    };
    return { path: paths.shiftReport(owner, `report-${id}`), data: isGone ? null : report };
  }
  const status = random.pick(['open', 'closed', 'autoClosed', 'missed']);
  const clock = {
    ...placeOf(random, id),
    status,
    clockInAt: status === 'missed' ? null : new Date(now + random.int(0, 50) * 60_000),
    clockOutAt: status === 'missed' || status === 'open' ? null : new Date(now + 9_000_000),
    lateMin: random.int(0, 20),
  };
  return { path: paths.clockInOut(owner, `clock-${id}`), data: isGone ? null : clock };
};

/** The summaries that the current records should give, by month; without those that have no shift. */
const expected = async () => {
  const [reports, clocks] = await Promise.all([
    firestore().collection(paths.shiftReports(owner)).get(),
    firestore().collection(paths.clockInOuts(owner)).get(),
  ]);
  const shiftReports = reports.docs.map((found) => nightShiftReportOf(recordOf(shiftReportSchema, found)!));
  const clockInOuts = clocks.docs.map((found) => nightClockInOutOf(recordOf(clockInOutSchema, found)!));
  const of = <R extends { readonly serviceDate: string }>(records: readonly R[], night: string) =>
    records.filter(({ serviceDate }) => serviceDate === night);
  const shifts = nights.flatMap((night) =>
    scoreNight({ shiftReports: of(shiftReports, night), clockInOuts: of(clockInOuts, night) }),
  );
  return Object.fromEntries(
    scoreMonthsOf({ shifts, requests: [] }).map(({ month, shifts: text }) => [month, text]),
  );
};

const stored = async () => {
  const { docs } = await firestore().collection(paths.scoreMonths(owner)).get();
  const months = docs.map((found) => [found.id, String(found.get('shifts'))] as const);
  return Object.fromEntries(months.filter(([, shifts]) => shifts !== ''));
};

const monthsWhole = async () => {
  const { docs } = await firestore().collection(paths.scoreMonths(owner)).get();
  return docs.filter((found) => recordOf(scoreMonthSchema, found)?.isComplete).length;
};

test('after hundreds of changes with late, duplicate and unordered events, the months match the records', async () => {
  const random = randomOf('scorecards');
  const transit = delivery(random, deliver);
  for (let round = 0; round < 60; round += 1) {
    const changes = Array.from({ length: 5 }, () => someChange(random));
    transit.add(await make([...new Map(changes.map((change) => [change.path, change])).values()]));
    await transit.some(6);
  }
  await transit.rest();
  const found = await stored();
  expect(Object.keys(found).length).toBeGreaterThan(1);
  expect(found).toEqual(await expected());
});

test('progress at the doors, an approval and an older record change nothing', async () => {
  const reference = firestore().doc(paths.shiftReport(owner, 'quiet'));
  const data = { ...placeOf(randomOf('quiet'), 3), communityId: 'birch', unitsTotal: 40 };
  const events = [
    ...(await make([{ path: reference.path, data: { ...data, status: 'inProgress', unitsServiced: 1 } }])),
    ...(await make([{ path: reference.path, data: { ...data, status: 'inProgress', unitsServiced: 2 } }])),
    ...(await make([
      {
        path: paths.shiftReport(owner, 'old'),
        data: { ...data, status: 'submitted', createdAt: new Date(0) },
      },
    ])),
  ];
  const updatedAt = async () => {
    const { docs } = await firestore().collection(paths.scoreMonths(owner)).get();
    return docs.map((found) => found.updateTime.toMillis());
  };
  const before = await updatedAt();
  for (const event of events) await deliver(event);
  expect(await updatedAt()).toEqual(before);
  await reference.delete();
  await firestore().doc(paths.shiftReport(owner, 'old')).delete();
});

test('a request counts for its community, until it is deleted or moved to another', async () => {
  const path = `${paths.contactSubmissions(owner)}/one`;
  const createdAt = new Date(now);
  const data = { communityId: 'maple', name: 'Hana', topic: 'other', message: 'Hello', createdAt };
  const counted = async () => {
    const { docs } = await firestore().collection(paths.scoreMonths(owner)).get();
    return docs.flatMap((found) => recordOf(scoreMonthSchema, found)?.requests ?? []);
  };
  const serviceDate = lastNightAt(now, defaultTimeZone);
  for (const event of await make([{ path, data }])) {
    await deliver(event);
    await deliver(event);
  }
  expect(await counted()).toEqual([{ communityId: 'maple', serviceDate, count: 1 }]);
  for (const event of await make([{ path, data: { ...data, communityId: 'cedar' } }])) await deliver(event);
  expect(await counted()).toEqual([{ communityId: 'cedar', serviceDate, count: 1 }]);
  await firestore()
    .doc(paths.scoreMonth(owner, serviceDate.slice(0, 7)))
    .update({ requests: '' });
  await rebuildScores(owner, now);
  expect(await counted()).toEqual([{ communityId: 'cedar', serviceDate, count: 1 }]);
  for (const event of await make([{ path, data: null }])) await deliver(event);
  expect(await counted()).toEqual([]);
});

test('a round that is flagged after its submission counts', async () => {
  const path = paths.shiftReport(owner, 'checked');
  const data = { ...placeOf(randomOf('checked'), 2), communityId: 'elm', status: 'submitted' };
  const flagged = async () => {
    const found = await firestore()
      .doc(paths.scoreMonth(owner, data.serviceDate.slice(0, 7)))
      .get();
    const month = recordOf(scoreMonthSchema, found);
    return month?.shifts.find(({ communityId }) => communityId === 'elm')?.flagged;
  };
  for (const event of await make([{ path, data }])) await deliver(event);
  expect(await flagged()).toBe(0);
  for (const event of await make([{ path, data: { ...data, roundCheck: tooFast } }])) await deliver(event);
  expect(await flagged()).toBe(1);
});

test.each<[string, (path: string) => Promise<unknown>]>([
  ['missing', (path) => firestore().doc(path).delete()],
  ['damaged', (path) => firestore().doc(path).update({ shifts: 'maple/sam|?' })],
  ['of another format', (path) => firestore().doc(path).update({ format: 1 })],
  [
    'outdated on one of the last nights',
    () =>
      firestore()
        .doc(paths.clockInOut(owner, 'unnoticed'))
        .set({ ...placeOf(randomOf('unnoticed'), 1), status: 'missed', clockInAt: null, clockOutAt: null }),
  ],
])('the repair rebuilds a month that is %s', async (_, damage) => {
  await damage(paths.scoreMonth(owner, nights[0]!.slice(0, 7)));
  await rebuildScores(owner, now);
  expect(await stored()).toEqual(await expected());
  expect(await monthsWhole()).toBeGreaterThan(5);
});
