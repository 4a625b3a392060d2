import type { RequestEntry } from '../requestEntries.ts';
import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { bulkStepOf, type BulkRefusal, type BulkVerdict } from './bulkDecisions.ts';

const choice = (verdict: BulkVerdict, kind: 'open' | 'keep' = 'open') => ({
  verdict,
  cover: { kind },
  by: 'olivia',
  now: Date.parse(`${sampleDate}T22:00:00Z`),
  viewerZone: 'America/New_York',
});
const shift = (communityId: string, userId = 'cy'): Partial<RequestEntry> => ({
  timeOff: false,
  requestType: 'shift',
  communityId,
  userId,
});

test.each<[string, Partial<RequestEntry>, BulkVerdict, BulkRefusal | null]>([
  ['a night off', {}, 'approved', null],
  ['what is decided already', { status: 'declined' }, 'approved', 'notPending'],
  ['a night that is over', { requestDate: '2026-11-20' }, 'approved', 'over'],
  ['a night that is over, declined', { requestDate: '2026-11-20' }, 'declined', null],
  ['a shift that nobody serves', shift('ivy'), 'approved', null],
  ['a shift of a colleague', shift('ash'), 'approved', 'look'],
  ['a shift of a colleague, declined', shift('ash'), 'declined', null],
  ['a shift for someone who serves elsewhere', shift('ivy', 'lee'), 'approved', 'look'],
  ['a shift of someone who left', shift('ivy', 'gus'), 'approved', 'inactive'],
])('%s', (_, fields, verdict, refusal) => {
  const step = bulkStepOf({ ...sampleEntry, ...fields }, sampleNight(), choice(verdict));
  expect(step.ok ? null : step.reason).toBe(refusal);
});

test.each([
  ['open', 2],
  ['keep', 0],
] as const)('shifts of a night off: %s', (kind, count) => {
  const step = bulkStepOf(sampleEntry, sampleNight(), choice('approved', kind));
  expect(step.ok && step.decision.shifts).toHaveLength(count);
});

test('declining leaves the schedule alone', () => {
  const step = bulkStepOf(sampleEntry, sampleNight(), choice('declined'));
  expect(step.ok && step.decision.shifts).toEqual([]);
});
