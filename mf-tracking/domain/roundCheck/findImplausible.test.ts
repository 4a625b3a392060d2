import type { RoundCheckLimits, RoundFinding } from 'shared-lib/domain';
import { findImplausible, type CheckedRound, type RoundRecording } from './findImplausible.ts';

const start = Date.UTC(2026, 10, 24, 2);
const seconds = (count: number) => start + count * 1000;
const gate = { lat: 40, lng: -75, radiusM: 100 };

/** About this many meters north of the gate. */
const north = (meters: number, accuracyM = 0) => ({ lat: 40 + meters / 111_195, lng: -75, accuracyM });

const limits: RoundCheckLimits = {
  minSecondsPerDoor: 6,
  doorsAtOnce: 5,
  maxSpeedKmh: 48,
  maxClockOffMin: 5,
  maxGateDistanceM: 305,
  reusedPhotos: true,
};
const off: RoundCheckLimits = {
  minSecondsPerDoor: 0,
  doorsAtOnce: 0,
  maxSpeedKmh: 0,
  maxClockOffMin: 0,
  maxGateDistanceM: 0,
  reusedPhotos: false,
};

const door = (at: number, rest: Partial<RoundRecording> = {}): RoundRecording => ({
  isDoor: true,
  at: seconds(at),
  arrivedAt: null,
  position: null,
  ...rest,
});
const doorsEvery = (
  interval: number,
  count: number,
  rest: (index: number) => Partial<RoundRecording> = () => ({}),
) => Array.from({ length: count }, (_, index) => door(index * interval, rest(index)));

const plain: CheckedRound = {
  recordings: doorsEvery(25, 12),
  photoHashes: ['a', 'b'],
  earlierUses: new Map(),
  clockIn: { at: start, position: north(50) },
  geofence: gate,
};

const cases: [what: string, round: Partial<CheckedRound>, expected: Partial<RoundFinding>[]][] = [
  ['a usual round', {}, []],
  ['nothing recorded', { recordings: [], photoHashes: [], clockIn: null, geofence: null }, []],

  // Pace
  [
    '12 doors at 4 seconds each',
    { recordings: doorsEvery(4, 12) },
    [{ kind: 'pace', figure: 4, limit: 6, at: start }],
  ],
  ['exactly at the limit', { recordings: doorsEvery(6, 12) }, []],
  ['too few doors for a pace', { recordings: doorsEvery(5, 9) }, []],
  ['scans don’t count as doors', { recordings: doorsEvery(4, 12, () => ({ isDoor: false })) }, []],

  // Burst
  [
    'five doors within ten seconds, in any order of arrival',
    { recordings: [...doorsEvery(30, 9), ...[302, 300, 308, 304, 310].map((at) => door(at))] },
    [{ kind: 'burst', figure: 5, limit: 5, at: seconds(300) }],
  ],
  [
    'four within ten seconds, the fifth a moment later',
    { recordings: [...doorsEvery(30, 9), ...[300, 302, 304, 308, 310.001].map((at) => door(at))] },
    [],
  ],

  // Travel
  [
    'a kilometer in 30 seconds',
    { recordings: [door(0, { position: north(0) }), door(30, { position: north(1000) })] },
    [{ kind: 'travel', figure: 120, limit: 48, at: seconds(30) }],
  ],
  [
    'a kilometer at the same moment',
    { recordings: [door(0, { position: north(0) }), door(0, { position: north(1000) })] },
    [{ kind: 'travel', figure: 3600, at: start }],
  ],
  [
    'a kilometer in two minutes',
    { recordings: [door(0, { position: north(0) }), door(120, { position: north(1000) })] },
    [],
  ],
  [
    'positions that far apart only by their errors',
    { recordings: [door(0, { position: north(0, 200) }), door(5, { position: north(500, 200) })] },
    [],
  ],
  [
    'records without a position between',
    { recordings: [door(0, { position: north(0) }), door(15), door(30, { position: north(1000) })] },
    [{ kind: 'travel', figure: 120 }],
  ],

  // Photos
  [
    'the same photo twice',
    { photoHashes: ['a', 'b', 'a'] },
    [{ kind: 'photo', figure: 1, otherReportId: null }],
  ],
  [
    'a photo of an earlier report, used twice here',
    { photoHashes: ['a', 'a', 'b'], earlierUses: new Map([['a', 'r1']]) },
    [{ kind: 'photo', figure: 1, otherReportId: 'r1' }],
  ],

  // Clock
  [
    'a clock that is seven minutes behind',
    { recordings: doorsEvery(30, 12, (index) => ({ arrivedAt: seconds(index * 30 + 421) })) },
    [{ kind: 'clock', figure: 7, limit: 5, at: null }],
  ],
  [
    'a clock that is eight minutes ahead',
    { recordings: doorsEvery(30, 12, (index) => ({ arrivedAt: seconds(index * 30 - 480) })) },
    [{ kind: 'clock', figure: -8, limit: 5 }],
  ],
  [
    'a phone that was offline and sent everything at once',
    { recordings: doorsEvery(30, 12, () => ({ arrivedAt: seconds(1200) })) },
    [],
  ],
  [
    'four records say nothing about a clock',
    { recordings: doorsEvery(120, 4, (index) => ({ arrivedAt: seconds(index * 120 + 421) })) },
    [],
  ],

  // Gate
  [
    'a clock-in 500 meters away',
    { clockIn: { at: start, position: north(500) } },
    [{ kind: 'gate', figure: 400, limit: 305, at: start }],
  ],
  ['the same with a rough position', { clockIn: { at: start, position: north(500, 120) } }, []],
  ['a community without a geofence', { clockIn: { at: start, position: north(5000) }, geofence: null }, []],
];

const everything: CheckedRound = {
  recordings: doorsEvery(2, 150, (index) => ({
    position: north(index % 2 === 0 ? 0 : 2000),
    arrivedAt: seconds(index * 2 + 600),
  })),
  photoHashes: ['a', 'a'],
  earlierUses: new Map(),
  clockIn: { at: start, position: north(5000) },
  geofence: gate,
};

it.each(cases)('%s', (_what, round, expected) => {
  expect(findImplausible({ ...plain, ...round }, limits)).toEqual(
    expected.map((finding): unknown => expect.objectContaining(finding)),
  );
});

it('finds at most one of each kind, in order', () => {
  expect(findImplausible(everything, limits).map(({ kind }) => kind)).toEqual([
    'pace',
    'burst',
    'travel',
    'photo',
    'clock',
    'gate',
  ]);
});

it('finds nothing with every limit off', () => {
  expect(findImplausible(everything, off)).toEqual([]);
});
