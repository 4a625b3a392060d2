import type { TeamRequest } from 'shared-lib/domain';
import { countPending } from './countPending.ts';

const tonight = '2026-11-30';
const record = (...statuses: TeamRequest['status'][]) => ({
  requests: statuses.map((status) => ({ status, requestType: 'requestOff', requestDate: '2026-11-01' })),
});
const swap = (requestDate: string) => ({
  requests: [{ status: 'pending' as const, requestType: 'shiftSwap', requestDate }],
});

test.each([
  ['no records', [], 0],
  ['an empty list', [record()], 0],
  ['answered requests don’t count', [record('approved', 'declined', 'cancelled')], 0],
  ['requests of all lists', [record('pending', 'approved', 'pending'), record('pending')], 3],
  ['a swap tonight', [swap(tonight)], 1],
  ['a swap whose night has ended doesn’t count', [swap('2026-11-29')], 0],
])('%s', (_, records, expected) => {
  expect(countPending(records, tonight)).toBe(expected);
});
