import { requestRecordSchema } from './requestRecord.ts';

/** An entry as stored in Firestore. */
const asked = (userId: string, more: object = {}) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate: '2026-11-24',
  ...more,
});

test('a record counts its damaged entries and keeps the places of the others', () => {
  const list = [asked('kim'), { status: 'lost' }, null, asked('lee')];
  const record = requestRecordSchema.parse({ id: 'one', requests: list });
  expect(record.damaged).toBe(2);
  expect(record.requests.map(({ userId, place }) => [userId, place])).toEqual([
    ['kim', 0],
    ['lee', 3],
  ]);
});
