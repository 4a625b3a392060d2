import { readPayload } from 'shared-lib/domain';
import {
  blankCheckpoint,
  checkpointActSchema,
  checkpointFields,
  checkpointFormSchema,
  positionOf,
} from './newCheckpoint.ts';

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
])('a checkpoint is refused: %s', (_, fault, field) => {
  expect(readPayload(checkpointFormSchema, { ...form, ...fault })).toEqual({
    ok: false,
    error: expect.stringContaining(`${field}: `),
  });
});

test('a window may pass midnight, and only GPS has a position', () => {
  const requested = { ...form, position: '40.7, -74', windowStart: '22:00', windowEnd: '01:00' };
  const read = readPayload(checkpointFormSchema, requested);
  expect(read.ok && checkpointFields(read.value)).toMatchObject({ geofence: null, windowEnd: '01:00' });
  const gps = readPayload(checkpointFormSchema, { ...requested, type: 'gps', radiusM: null });
  expect(gps.ok && checkpointFields(gps.value).geofence).toEqual({ lat: 40.7, lng: -74, radiusM: 30 });
});

test.each(['../team/dana', 'a/b', '.', ''])('no id leads elsewhere: %j', (checkpointId) => {
  expect(readPayload(checkpointActSchema, { act: 'delete', checkpointId }).ok).toBe(false);
});
