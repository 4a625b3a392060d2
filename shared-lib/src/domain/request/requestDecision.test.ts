import { requestRecordSchema } from './requestRecord.ts';

/** An entry as stored in Firestore. */
const requested = (userId: string, more: object = {}) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate: '2026-11-24',
  ...more,
});

test('a record counts its damaged entries and keeps the places of the others', () => {
  const list = [requested('kim'), { status: 'lost' }, null, requested('lee')];
  const record = requestRecordSchema.parse({ id: 'one', requests: list });
  expect(record.damaged).toBe(2);
  expect(record.requests.map(({ userId, place }) => [userId, place])).toEqual([
    ['kim', 0],
    ['lee', 3],
  ]);
});
