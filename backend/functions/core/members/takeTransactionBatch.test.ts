import { Timestamp } from 'firebase-admin/firestore';
import type { DeactivationWrite } from 'shared-lib/domain';
import { takeTransactionBatch, estimateRequestBytes } from './takeTransactionBatch.ts';

const assignments = (count: number): DeactivationWrite[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'assignedAgent',
    communityId: `place-${index}`,
    day: 'monday',
    memberId: null,
  }));

/** This many nights of about this many bytes each. */
const nights = (count: number, bytes: number): DeactivationWrite[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'scheduleNight',
    serviceDate: `2099-01-${index}`,
    schedule: [{ communityId: 'x'.repeat(bytes), newAgentId: null }],
  }));

test.each([
  ['none', [], 0],
  ['496 beside the member’s own and an invitation’s three', nights(496, 1), 496],
  ['497, one too many', nights(497, 1), 496],
  ['165 regular agents, each with a line of a log and what is kept', assignments(165), 165],
  ['166 of them, one too many', assignments(166), 165],
  ['nights of just under 8 MB', nights(15, 500_000), 15],
  ['nights of 10 MB', nights(20, 500_000), 15],
  ['one larger than a step may be', nights(2, 9_000_000), 1],
])('a step holds as much as a transaction allows: %s', (_what, writes, taken) => {
  expect(takeTransactionBatch(writes)).toEqual(writes.slice(0, taken));
});

test.each([
  ['text in bytes', 'é'.repeat(1000), 2000],
  ['bytes', Buffer.alloc(1000), 1000],
  ['a list’s elements', Array.from({ length: 100 }, () => 'x'.repeat(10)), 1000],
  ['a map’s values and keys', { ['k'.repeat(500)]: { inner: 'x'.repeat(500) } }, 1000],
  ['a moment', Timestamp.now(), 12],
  ['a flag', true, 1],
  ['null', null, 1],
])('an estimate counts %s', (_what, value, bytes) => {
  expect(estimateRequestBytes(value)).toBeGreaterThanOrEqual(bytes);
  expect(estimateRequestBytes(value)).toBeLessThan(bytes * 2 + 50);
});
