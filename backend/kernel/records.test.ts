import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { rateCounterSchema } from '../functions/core/account/domain/rateCounter.ts';
import { recordOf, requireRecord } from './records.ts';

const snapshot = (data: object | undefined) =>
  // The part of a snapshot that is read.
  ({ data: () => data, ref: { path: 'rateCounters/one' } }) as unknown as DocumentSnapshot;

const whole = snapshot({ count: 2, expiresAt: Timestamp.fromMillis(7) });
const record = { id: 'one', count: 2, expiresAt: 7 };

test.each<[string, DocumentSnapshot, object | null]>([
  ['a document', whole, record],
  ['none', snapshot(undefined), null],
  ['a damaged one', snapshot({ count: 'two' }), null],
])('%s as a record', (_, found, expected) => {
  expect(recordOf(rateCounterSchema, found)).toEqual(expected);
});

test('a change requires that its document exists and is readable', () => {
  expect(requireRecord(rateCounterSchema, whole, 'There is none.')).toEqual(record);
});

test.each<[string, DocumentSnapshot, object]>([
  ['missing', snapshot(undefined), { code: 'not-found', message: 'There is none.' }],
  [
    'damaged',
    snapshot({ count: 'two' }),
    { code: 'failed-precondition', message: expect.stringContaining('expiresAt') },
  ],
])('a record that is %s rejects the change', (_, found, refusal) => {
  expect(() => requireRecord(rateCounterSchema, found, 'There is none.')).toThrow(
    expect.objectContaining(refusal),
  );
});
