import { momentOfNight } from 'shared-lib/domain';
import { evaluateScans, type EvaluatedScan, type ScannedCheckpoint } from './evaluateScans.ts';

const night = '2026-10-31';
const timezone = 'America/Los_Angeles';
const fence = { lat: 34.05, lng: -118.24, radiusM: 100 };
const place = { id: 'maple', timezone, geofence: null };

const gate: ScannedCheckpoint = {
  communityId: 'maple',
  type: 'qr',
  geofence: null,
  requiredPerShift: 1,
  windowEnd: null,
};

const at = (timeOfDay: string) => momentOfNight(night, timeOfDay, timezone);
const scan = (id: string, time: string, more: Partial<EvaluatedScan> = {}): EvaluatedScan => ({
  id,
  serviceDate: night,
  scannedAt: at(time),
  deviceAt: at(time),
  geo: null,
  ...more,
});

const here = (metres: number, accuracyM: number | null = null) =>
  ({
    lat: fence.lat + metres / 111_195,
    lng: fence.lng,
    accuracyM,
    distanceM: 0,
    status: 'inside',
  }) as const;

const resultsOf = (checkpoint: ScannedCheckpoint | null, scans: readonly EvaluatedScan[], around = place) => {
  const verdicts = evaluateScans(checkpoint, around, scans);
  return scans.map(({ id }) => [verdicts.get(id)?.result, ...(verdicts.get(id)?.flags ?? [])].join(' '));
};

test.each([
  ['in time, without a window', gate, [scan('1', '21:00')], ['onTime']],
  ['the last minute of a window', { ...gate, windowEnd: '23:00' }, [scan('1', '23:00')], ['onTime']],
  ['after its window', { ...gate, windowEnd: '23:00' }, [scan('1', '23:01')], ['late']],
  ['a window past midnight', { ...gate, windowEnd: '00:30' }, [scan('1', '00:29')], ['onTime']],
  [
    'a window in the hour that repeats on the clock: until its first occurrence',
    { ...gate, windowEnd: '01:30' },
    [scan('1', '01:20'), scan('2', '01:20', { scannedAt: at('01:20') + 3_600_000, deviceAt: null })],
    ['onTime', 'duplicate'],
  ],
  ['again', gate, [scan('1', '21:00'), scan('2', '21:01')], ['onTime', 'duplicate']],
  ['again, in reverse order', gate, [scan('2', '21:01'), scan('1', '21:00')], ['duplicate', 'onTime']],
  [
    'at the same moment: the lower number first',
    gate,
    [scan('r_10', '21:00'), scan('r_9', '21:00')],
    ['duplicate', 'onTime'],
  ],
  [
    'as often as a shift requires',
    { ...gate, requiredPerShift: 2 },
    [scan('1', '21:00'), scan('2', '22:00'), scan('3', '23:00')],
    ['onTime', 'onTime', 'duplicate'],
  ],
  ['required never', { ...gate, requiredPerShift: 0 }, [scan('1', '21:00')], ['onTime']],
  [
    'offline at the time: made in time, sent late',
    { ...gate, windowEnd: '22:00' },
    [scan('1', '23:30', { deviceAt: at('21:00') })],
    ['onTime sentLate'],
  ],
  [
    'a device whose clock is a day behind: the server’s counts',
    { ...gate, windowEnd: '22:00' },
    [scan('1', '22:30', { deviceAt: at('21:00') - 86_400_000 })],
    ['late sentLate'],
  ],
  ['near', { ...gate, geofence: fence }, [scan('1', '21:00', { geo: here(90) })], ['onTime']],
  ['away', { ...gate, geofence: fence }, [scan('1', '21:00', { geo: here(120) })], ['outOfRange']],
  ['perhaps near', { ...gate, geofence: fence }, [scan('1', '21:00', { geo: here(120, 30) })], ['onTime']],
  [
    'away, and then there',
    { ...gate, geofence: fence },
    [scan('1', '21:00', { geo: here(500) }), scan('2', '21:05', { geo: here(5) })],
    ['outOfRange', 'onTime'],
  ],
  ['a code without a position', { ...gate, geofence: fence }, [scan('1', '21:00')], ['onTime']],
  [
    'a position checkpoint without a position',
    { ...gate, type: 'gps' as const, geofence: fence },
    [scan('1', '21:00')],
    ['outOfRange'],
  ],
  [
    'another community’s code',
    { ...gate, communityId: 'oak' },
    [scan('1', '21:00')],
    ['outOfRange elsewhere'],
  ],
  ['an unknown code', null, [scan('1', '21:00')], ['outOfRange elsewhere']],
  [
    'no moment at all',
    { ...gate, windowEnd: '22:00' },
    [scan('1', '21:00', { scannedAt: null, deviceAt: null })],
    ['onTime'],
  ],
])('%s', (_, checkpoint, scans, expected) => {
  expect(resultsOf(checkpoint, scans)).toEqual(expected);
});

test('a checkpoint without its own geofence uses the community’s', () => {
  const scans = [scan('1', '21:00', { geo: here(120) })];
  expect(resultsOf(gate, scans, { ...place, geofence: fence } as never)).toEqual(['outOfRange']);
});
