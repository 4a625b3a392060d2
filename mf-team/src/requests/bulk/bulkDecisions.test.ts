import type { RequestEntry } from '../requestEntries.ts';
import { sampleDate, sampleEntry, sampleNight } from '../sampleNight.ts';
import { bulkStepOf, type BulkRefusal, type BulkVerdict } from './bulkDecisions.ts';

const choice = (verdict: BulkVerdict, kind: 'open' | 'keep' | 'offer' = 'open') => ({
  verdict,
  coverOf: () => ({ kind }),
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
  ['an already decided request', { status: 'declined' }, 'approved', 'notPending'],
  ['a night that has ended', { requestDate: '2026-11-20' }, 'approved', 'over'],
  ['a night that has ended, declined', { requestDate: '2026-11-20' }, 'declined', null],
  ['an unassigned shift', shift('ivy'), 'approved', null],
  ['a colleague’s shift', shift('ash'), 'approved', 'look'],
  ['a colleague’s shift, declined', shift('ash'), 'declined', null],
  ['a shift for someone who serves elsewhere', shift('ivy', 'lee'), 'approved', 'look'],
  ['a swap', { kind: 'swap', timeOff: false }, 'approved', 'swap'],
  ['a swap, declined', { kind: 'swap', timeOff: false }, 'declined', 'swap'],
  ['a shift for a former member', shift('ivy', 'gus'), 'approved', 'inactive'],
])('%s', (_, fields, verdict, refusal) => {
  const step = bulkStepOf({ ...sampleEntry, ...fields }, sampleNight(), choice(verdict));
  expect(step.ok ? null : step.reason).toBe(refusal);
});

test.each([
  ['open', 2, 0],
  ['keep', 0, 0],
  ['offer', 2, 2],
] as const)('shifts of a night off: %s', (kind, changed, offered) => {
  const step = bulkStepOf(sampleEntry, sampleNight(), choice('approved', kind));
  expect(step.ok && step.decision.shifts).toHaveLength(changed);
  expect(step.ok && step.decision.offers).toHaveLength(offered);
});

test('declining does not change the schedule', () => {
  const step = bulkStepOf(sampleEntry, sampleNight(), choice('declined'));
  expect(step.ok && step.decision.shifts).toEqual([]);
});
