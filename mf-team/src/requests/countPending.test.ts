import type { TeamRequest } from 'shared-lib/domain';
import { countPending } from './countPending.ts';

const record = (...statuses: TeamRequest['status'][]) => ({
  requests: statuses.map((status) => ({ status })),
});

test.each([
  ['no records', [], 0],
  ['an empty list', [record()], 0],
  ['answered requests don’t count', [record('approved', 'declined', 'cancelled')], 0],
  ['requests of all lists', [record('pending', 'approved', 'pending'), record('pending')], 3],
])('%s', (_, records, expected) => {
  expect(countPending(records)).toBe(expected);
});
