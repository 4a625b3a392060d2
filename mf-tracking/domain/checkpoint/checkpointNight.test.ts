import {
  checkpointScanSchema,
  checkpointSchema,
  communitySchema,
  readDocument,
  type Checkpoint,
  type CheckpointRules,
  type CheckpointScan,
} from 'shared-lib/domain';
import { checkpointOn, geofenceOn, lacksPhoto, roundOfNight } from './checkpointNight.ts';

const read = <T>(result: { ok: true; value: T } | { ok: false; error: string }): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const point = (id: string, order: number, more: object = {}): Checkpoint =>
  read(
    readDocument(checkpointSchema, `checkpoints/${id}`, {
      communityId: 'maple',
      name: id,
      order,
      createdAt: 1,
      ...more,
    }),
  );

const scan = (
  id: string,
  checkpointId: string,
  scannedAt: number,
  result: CheckpointScan['result'],
  more: object = {},
): CheckpointScan =>
  read(
    readDocument(checkpointScanSchema, `checkpointScans/${id}`, {
      communityId: 'maple',
      serviceDate: '2026-11-20',
      checkpointId,
      scannedAt,
      result,
      ...more,
    }),
  );

const round = [
  point('stairs', 2),
  point('gate', 1),
  point('new', 3, { createdAt: 5000 }),
  point('off', 4, { isActive: false }),
];

type Reported = Parameters<typeof roundOfNight>[3][number];

const report = (status: Reported['status'], ...missedCheckpointIds: string[]): Reported => ({
  status,
  missedCheckpointIds,
  createdAt: 1000,
});

test.each<[string, CheckpointScan[], Reported[], [string, string][]]>([
  ['nothing was expected', [], [], []],
  [
    'a shift is in progress',
    [scan('1', 'gate', 5, 'onTime')],
    [report('inProgress')],
    [
      ['gate', 'onTime'],
      ['stairs', 'awaited'],
      ['new', 'awaited'],
    ],
  ],
  [
    'a shift has ended',
    [scan('1', 'gate', 5, 'late')],
    [report('submitted', 'stairs')],
    [
      ['gate', 'late'],
      ['stairs', 'missed'],
    ],
  ],
  [
    'one shift has ended, another is in progress',
    [],
    [report('submitted', 'gate', 'off'), report('inProgress')],
    [
      ['gate', 'awaited'],
      ['stairs', 'awaited'],
      ['new', 'awaited'],
      ['off', 'missed'],
    ],
  ],
  [
    'no one came: checkpoints that existed then',
    [],
    [report('missed')],
    [
      ['gate', 'missed'],
      ['stairs', 'missed'],
    ],
  ],
  [
    'no one came: checkpoints in use then',
    [],
    [report('missed', 'gate', 'off')],
    [
      ['gate', 'missed'],
      ['off', 'missed'],
    ],
  ],
  [
    'scanned twice, in the order of the scans',
    [scan('2', 'gate', 9, 'duplicate'), scan('1', 'gate', 5, 'onTime'), scan('3', 'stairs', 7, null)],
    [report('submitted')],
    [
      ['gate', 'onTime'],
      ['gate', 'duplicate'],
      ['stairs', 'judged'],
    ],
  ],
  [
    'an inactive or new one counts if it was scanned',
    [scan('1', 'off', 5, 'onTime'), scan('2', 'new', 5, 'outOfRange')],
    [report('submitted', 'gate')],
    [
      ['gate', 'missed'],
      ['new', 'outOfRange'],
      ['off', 'onTime'],
    ],
  ],
  [
    'another community’s code, and a deleted one’s',
    [scan('1', 'cedar-gate', 5, 'outOfRange', { flags: ['elsewhere'] }), scan('2', 'old', 6, 'onTime')],
    [report('submitted', 'older')],
    [
      ['cedar-gate', 'elsewhere'],
      ['old', 'onTime'],
      ['older', 'missed'],
    ],
  ],
])('a night’s route: %s', (_, scans, reports, expected) => {
  const stops = roundOfNight('2026-11-20', round, scans, reports);
  expect(stops.map(({ checkpointId, state }) => [checkpointId, state])).toEqual(expected);
  expect(new Set(stops.map(({ key }) => key)).size).toBe(stops.length);
});

const photographed = { photo: { path: 'customers/a/checkpointScans/1/1.jpg' } };

test.each<[string, object, Parameters<typeof scan>[3], object, boolean]>([
  ['a required one is missing', { photoRequired: true }, 'onTime', {}, true],
  ['of a late scan, too', { photoRequired: true }, 'late', {}, true],
  ['even before the scan has a result', { photoRequired: true }, null, {}, true],
  ['it is there', { photoRequired: true }, 'onTime', photographed, false],
  ['none is required', {}, 'onTime', {}, false],
  [
    'none was required on that night',
    { photoRequired: true, pastRules: [{ until: '2026-11-20' }] },
    'onTime',
    {},
    false,
  ],
  [
    'it was required on that night',
    { pastRules: [{ until: '2026-11-20', photoRequired: true }] },
    'onTime',
    {},
    true,
  ],
  ['scanned again', { photoRequired: true }, 'duplicate', {}, false],
  ['scanned elsewhere', { photoRequired: true }, 'outOfRange', {}, false],
])('the photo of a scan: %s', (_, requested, result, taken, expected) => {
  const stops = roundOfNight(
    '2026-11-20',
    [point('gate', 1, requested)],
    [scan('1', 'gate', 5, result, taken)],
    [],
  );
  expect(stops.map(lacksPhoto)).toEqual([expected]);
});

test('an unscanned checkpoint isn’t missing a photo', () => {
  const stops = roundOfNight(
    '2026-11-20',
    [point('gate', 1, { photoRequired: true })],
    [],
    [report('inProgress')],
  );
  expect(stops.map(lacksPhoto)).toEqual([false]);
});

const rules: CheckpointRules = {
  type: 'qr',
  geofence: null,
  requiredPerShift: 1,
  photoRequired: false,
  windowStart: null,
  windowEnd: null,
};

const at = (moment: string) => Date.parse(`2026-07-${moment}-04:00`);

const stored = { ...rules, createdAt: at('01T12:00'), pastRules: [] as ReturnType<typeof until>[] };

const until = (date: string, more: Partial<CheckpointRules> = {}) => ({ until: date, ...rules, ...more });

test.each<[string, string, boolean]>([
  ['the last night of rules without a photo', '2026-07-10', false],
  ['the next one', '2026-07-11', true],
  ['a night of today’s rules', '2026-07-13', false],
])('a checkpoint is judged by its night’s rules: %s', (_, night, photoRequired) => {
  const pastRules = [until('2026-07-10'), until('2026-07-12', { photoRequired: true })];
  const checkpoint = { ...stored, name: 'Gate', windowEnd: '23:00', pastRules };
  const then = checkpointOn(checkpoint, night);
  expect(then).toMatchObject({ name: 'Gate', photoRequired });
  expect(then).not.toHaveProperty('until');
});

test('a checkpoint from an earlier release has no replaced rules', () => {
  const old = checkpointSchema.parse({ id: 'gate', communityId: 'maple', name: 'Gate' });
  expect(checkpointOn(old, '2026-07-13')).toBe(old);
});

const east = { lat: 36.1, lng: -86.7, radiusM: 250 };
const west = { lat: 36.1, lng: -86.8, radiusM: 400 };
const community = communitySchema.parse({
  id: 'maple',
  propertyName: 'Maple Court',
  timezone: 'America/New_York',
  geofence: west,
  pastGeofences: [
    { until: '2026-07-10', geofence: null },
    { until: '2026-07-13', geofence: east },
  ],
});

test.each([
  ['2026-07-09', null],
  ['2026-07-10', null],
  ['2026-07-11', east],
  ['2026-07-13', east],
  ['2026-07-14', west],
])('the geofence of the night of %s', (night, geofence) => {
  expect(geofenceOn(community, night).geofence).toEqual(geofence);
});
