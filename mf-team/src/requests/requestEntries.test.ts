import { requestEntries } from './requestEntries.ts';

const request = (userId: string, requestDate: string, requestType = 'requestOff') => ({
  userId,
  status: 'pending' as const,
  requestType,
  requestDate,
  communityId: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationReason: null,
});

test('the entries of all records come in one list, the latest date first, each with its own key', () => {
  const entries = requestEntries([
    { id: 'one', requests: [request('a', '2026-11-01'), request('b', '2026-12-24', 'shift')] },
    { id: 'two', requests: [request('c', '2026-11-20')] },
    { id: 'none', requests: [] },
  ]);
  expect(entries.map(({ key, userId, timeOff }) => [key, userId, timeOff])).toEqual([
    ['one/1', 'b', false],
    ['two/0', 'c', true],
    ['one/0', 'a', true],
  ]);
});
