import {
  checkpointScanSchema,
  clockInOutSchema,
  readDocument,
  serviceLogSchema,
  shiftReportSchema,
  violationSchema,
  type DocumentSchema,
} from 'shared-lib/domain';
import { basisOf, type Basis } from './basisOf.ts';
import { clockOf, timelineOf, type ShiftRecords, type TimelineEntry } from './timelineOf.ts';

const read = <T>(schema: DocumentSchema<T>, id: string, data: object): T => {
  const found = readDocument(schema, `any/${id}`, {
    serviceDate: '2026-03-07',
    communityId: 'maple',
    ...data,
  });
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const moment = (text: string) => Date.parse(text);

/** A New York clock, on a night this many minutes after its start. */
const night = (start: string) => (minutes: number) => moment(start) + minutes * 60_000;
const at = night('2026-11-20T21:00-05:00');

const door = (id: string, minutes: number, more: object = {}, clock = at) =>
  read(serviceLogSchema, id, {
    unitId: id,
    servicedAt: clock(minutes),
    createdAt: clock(minutes),
    outcome: 'collected',
    ...more,
  });
const scan = (id: string, minutes: number, more: object = {}) =>
  read(checkpointScanSchema, id, {
    checkpointId: id,
    deviceAt: at(minutes),
    scannedAt: at(minutes),
    result: 'onTime',
    ...more,
  });
const violation = (minutes: number) =>
  read(violationSchema, 'v', { unitId: 'u', typeId: 't', status: 'open', observedAt: at(minutes) });
const clock = (inAt: number | null, outAt: number | null) =>
  read(clockInOutSchema, 'c', {
    status: outAt === null ? 'open' : 'closed',
    clockInAt: inAt,
    clockOutAt: outAt,
  });
const report = (data: object = {}) => read(shiftReportSchema, 'r', { status: 'submitted', ...data });

const nothing: ShiftRecords = { clock: null, scans: [], doors: [], violations: [] };
const said = (entries: readonly TimelineEntry[]) =>
  entries.map((entry) =>
    entry.kind === 'doors'
      ? `${entry.collected}+${entry.notOut} doors ${(entry.until - entry.at) / 60_000} min`
      : entry.kind,
  );

test.each<[string, object, Partial<ShiftRecords>, string[]]>([
  ['nothing at all', {}, {}, []],
  ['a shift in progress', {}, { clock: clock(at(0), null) }, ['clockIn']],
  ['a clock without its moment', {}, { clock: clock(null, null) }, []],
  [
    'doors are grouped, including those with nothing out',
    {},
    { doors: [door('a', 4), door('b', 8, { outcome: 'notOut' }), door('c', 31)] },
    ['2+1 doors 27 min'],
  ],
  [
    'special events split groups: a scan, a violation, a missed door',
    {},
    {
      doors: [
        door('a', 1),
        door('b', 2),
        door('c', 4, { outcome: 'notCollected', reason: 'access' }),
        door('d', 6),
        door('e', 8),
      ],
      scans: [scan('gate', 3)],
      violations: [violation(7)],
    },
    ['2+0 doors 1 min', 'scan', 'left', '1+0 doors 0 min', 'violation', '1+0 doors 0 min'],
  ],
  [
    'records in any order',
    {},
    { doors: [door('b', 9), door('a', 2)], clock: clock(at(0), at(60)) },
    ['clockIn', '2+0 doors 7 min', 'clockOut'],
  ],
  [
    'a corrected entry is represented by its correction',
    {},
    {
      doors: [
        door('a', 2, { corrected: { id: 'a2', outcome: 'notCollected' } }),
        door('a2', 2, { outcome: 'notCollected', reason: 'access', corrects: 'a' }),
      ],
    },
    ['left'],
  ],
  [
    'the report, its photos and its issues',
    {
      submittedAt: at(90),
      compactorPhotos: [
        { path: 'p', capturedAt: at(85) },
        { path: 'q', capturedAt: at(80) },
      ],
      issues: [
        { type: 'Gate', photos: [{ path: 'g', capturedAt: at(20) }] },
        { type: 'Light', photos: [] },
      ],
    },
    { clock: clock(at(0), at(90)) },
    ['clockIn', 'issue', 'compactor', 'issue', 'submitted', 'clockOut'],
  ],
])('%s', (_, reported, records, expected) => {
  expect(said(timelineOf(report(reported), { ...nothing, ...records }))).toEqual(expected);
});

test('a night across midnight stays in order', () => {
  const entries = timelineOf(report(), {
    ...nothing,
    clock: clock(at(0), at(240)),
    doors: [door('late', 200), door('early', 30)],
    scans: [scan('gate', 181)],
  });
  expect(entries.map((entry) => entry.at)).toEqual([at(0), at(30), at(181), at(200), at(240)]);
});

test.each([
  ['clocks are set back: the hour from one to two repeats', '2026-11-01T00:30-04:00'],
  ['clocks are set forward: two to three is missing', '2026-03-08T00:30-05:00'],
])('%s, and the order is chronological', (_, start) => {
  const clockOfNight = night(start);
  const doors = [150, 90, 30].map((minutes) => door(`d${minutes}`, minutes, {}, clockOfNight));
  const [entry] = timelineOf(report(), { ...nothing, doors });
  expect(entry).toMatchObject({ kind: 'doors', at: clockOfNight(30), until: clockOfNight(150) });
});

test.each([
  ['at once', 1, null, 0],
  ['in ten minutes', 10, null, 0],
  ['after an hour offline', 60, at(60), 1],
])('the device’s time counts, and one that arrived %s', (_, minutes, arrivedAt, arrivedLate) => {
  const entries = timelineOf(report(), {
    ...nothing,
    scans: [scan('gate', 0, { scannedAt: at(minutes) })],
    doors: [door('a', 0, { syncedAt: at(minutes) })],
  });
  expect(entries).toMatchObject([
    { kind: 'scan', at: at(0), arrivedAt },
    { kind: 'doors', at: at(0), arrivedLate },
  ]);
});

test('a correction that the office made the next day is not late', () => {
  const doors = [door('a', 0, { createdAt: at(900), corrects: 'x' })];
  expect(timelineOf(report(), { ...nothing, doors })).toMatchObject([{ arrivedLate: 0 }]);
});

const threeDoors = [door('a', 1), door('b', 2), door('c', 3)];
const allRead = { ...nothing, doors: threeDoors, scans: [scan('gate', 1)], violations: [violation(1)] };

test.each<[string, Partial<ShiftRecords>, boolean, Partial<Basis>]>([
  ['all of them', {}, true, { doors: 3, scans: 1, violations: 1 }],
  ['a part of the doors', {}, false, { doors: null }],
  [
    'a corrected door',
    { doors: [...threeDoors, door('a', 1, { corrected: { id: 'x', outcome: 'notOut' } })] },
    true,
    { doors: 3 },
  ],
  ['a door visited twice', { doors: [...threeDoors, door('a', 9)] }, true, { doors: 3 }],
  ['a checkpoint scanned twice', { scans: [scan('gate', 1), scan('gate', 2)] }, true, { scans: 1 }],
])('the basis of the counts is %s', (_, records, areAll, basis) => {
  expect(basisOf({ ...allRead, ...records }, areAll)).toMatchObject(basis);
});

const zone = 'America/New_York';
const plain = (text: string) => text.replaceAll('\u202f', ' ');

test.each([
  ['2026-11-01T01:30-04:00', '1:30 AM EDT'],
  ['2026-11-01T01:30-05:00', '1:30 AM EST'],
])('on the night that clocks are set back, %s is shown as %s', (moment, words) => {
  const clock = clockOf(
    Date.parse('2026-10-31T21:00-04:00'),
    Date.parse('2026-11-01T02:10-05:00'),
    zone,
    'en',
  );
  expect(plain(clock(Date.parse(moment)))).toBe(words);
});

test('on another night the zone is not shown to viewers in it', () => {
  const at = Date.parse('2026-11-20T21:04-05:00');
  expect(plain(clockOf(at, at + 7_200_000, zone, 'en')(at))).toMatch(/^9:04 PM/);
});
