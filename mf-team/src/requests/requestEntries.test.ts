import { requestEntries } from './requestEntries.ts';
import { sampleEntry } from './sampleNight.ts';

const request = (userId: string, requestDate: string, place: number, requestType = 'requestOff') => ({
  ...sampleEntry,
  userId,
  requestDate,
  place,
  requestType,
});

test('entries of all records form one list, latest date first, each keyed by its place', () => {
  const entries = requestEntries([
    { id: 'one', requests: [request('a', '2026-11-01', 0), request('b', '2026-12-24', 2, 'shift')] },
    { id: 'two', requests: [request('c', '2026-11-20', 0)] },
    { id: 'none', requests: [] },
  ]);
  expect(entries.map(({ key, recordId, userId, timeOff }) => [key, recordId, userId, timeOff])).toEqual([
    ['one/2', 'one', 'b', false],
    ['two/0', 'two', 'c', true],
    ['one/0', 'one', 'a', true],
  ]);
});
