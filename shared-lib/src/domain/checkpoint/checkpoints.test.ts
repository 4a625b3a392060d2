import { readPayload } from '../base/document.ts';
import type { ShiftReport } from '../shiftReport/shiftReport.ts';
import { coverageOf } from './checkpointCoverage.ts';
import { afterMove, newOrders } from './checkpointOrder.ts';
import {
  blankCheckpoint,
  checkpointActSchema,
  checkpointFields,
  checkpointFormSchema,
  positionOf,
} from './newCheckpoint.ts';

const round = ['gate', 'compactor', 'stairs'].map((id, index) => ({ id, order: index + 1 }));

test.each([
  ['to the front', 'stairs', null, ['stairs', 'gate', 'compactor']],
  ['to the end', 'gate', 'stairs', ['compactor', 'stairs', 'gate']],
  ['behind the next', 'gate', 'compactor', ['compactor', 'gate', 'stairs']],
  ['behind itself: it stays', 'gate', 'gate', ['gate', 'compactor', 'stairs']],
  ['behind one that is gone: it stays', 'gate', 'mail', ['gate', 'compactor', 'stairs']],
  ['one that is gone', 'mail', null, ['gate', 'compactor', 'stairs']],
])('a check point is moved %s', (_, checkpointId, afterId, expected) => {
  expect(afterMove(round, { checkpointId, afterId }).map(({ id }) => id)).toEqual(expected);
});

test('only those whose number differs get a new one', () => {
  expect(newOrders(afterMove(round, { checkpointId: 'compactor', afterId: 'stairs' }))).toEqual([
    { id: 'stairs', order: 2 },
    { id: 'compactor', order: 3 },
  ]);
});

const report = (
  serviceDate: string,
  checkpointsExpected: number,
  checkpointsScanned: number,
  status: ShiftReport['status'] = 'submitted',
) => ({
  serviceDate,
  status,
  checkpointsExpected,
  checkpointsScanned,
});

test('the coverage of a night is what all of its shifts scanned of what was expected', () => {
  expect(
    coverageOf([
      report('2026-11-21', 5, 5),
      report('2026-11-20', 5, 0),
      report('2026-11-21', 1, 2),
      report('2026-11-22', 4, 2, 'inProgress'),
      report('2026-11-22', 1, 1),
      report('2026-11-19', 0, 0),
      report('2026-11-18', 3, 2),
    ]),
  ).toEqual([
    { date: '2026-11-18', expected: 3, scanned: 2, percent: 67, isUnderWay: false },
    { date: '2026-11-19', expected: 0, scanned: 0, percent: null, isUnderWay: false },
    { date: '2026-11-20', expected: 5, scanned: 0, percent: 0, isUnderWay: false },
    { date: '2026-11-21', expected: 6, scanned: 6, percent: 100, isUnderWay: false },
    { date: '2026-11-22', expected: 5, scanned: 3, percent: 60, isUnderWay: true },
  ]);
});

test.each([
  ['40.7128, -74.0060', { lat: 40.7128, lng: -74.006 }],
  [' -33 151.2 ', { lat: -33, lng: 151.2 }],
  ['91, 0', null],
  ['0, 181', null],
  ['40.7', null],
  ['north', null],
])('the position %s', (typed, expected) => {
  expect(positionOf(typed)).toEqual(expected);
});

const form = { ...blankCheckpoint, name: 'Gate' };

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 121 letters', { name: 'x'.repeat(121) }, 'name'],
  ['GPS without a position', { type: 'gps' }, 'position'],
  ['a window without a start', { windowEnd: '22:00' }, 'windowStart'],
  ['a window without an end', { windowStart: '22:00' }, 'windowEnd'],
  ['a window that ends before it starts', { windowStart: '23:00', windowEnd: '22:00' }, 'windowEnd'],
  ['a radius of a mile', { type: 'gps', position: '1, 1', radiusM: 1609 }, 'radiusM'],
])('a check point is refused: %s', (_, fault, field) => {
  expect(readPayload(checkpointFormSchema, { ...form, ...fault })).toEqual({
    ok: false,
    error: expect.stringContaining(`${field}: `),
  });
});

test('a window may pass midnight, and a position belongs to GPS alone', () => {
  const asked = { ...form, position: '40.7, -74', windowStart: '22:00', windowEnd: '01:00' };
  const read = readPayload(checkpointFormSchema, asked);
  expect(read.ok && checkpointFields(read.value)).toMatchObject({ geofence: null, windowEnd: '01:00' });
  const gps = readPayload(checkpointFormSchema, { ...asked, type: 'gps', radiusM: null });
  expect(gps.ok && checkpointFields(gps.value).geofence).toEqual({ lat: 40.7, lng: -74, radiusM: 30 });
});

test.each(['../team/dana', 'a/b', '.', ''])('no id leads elsewhere: %j', (checkpointId) => {
  expect(readPayload(checkpointActSchema, { act: 'delete', checkpointId }).ok).toBe(false);
});
