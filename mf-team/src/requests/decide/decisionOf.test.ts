import type { RequestEntry } from '../requestEntries.ts';
import { sampleDate, sampleEntry } from '../sampleNight.ts';
import { decisionOf, isApplied, reverseDecision, type Choice } from './decisionOf.ts';

const at = Date.UTC(2026, 10, 21, 23);
const shifts = [{ communityId: 'oak', serviceDate: sampleDate, from: null, to: { newAgentId: 'ann' } }];
const approved = { status: 'approved', decidedAt: 1, decidedBy: 'adam' } as const;

test.each<[string, Partial<RequestEntry>, Choice, object]>([
  [
    'approves',
    {},
    { verdict: 'approved', shifts },
    { status: 'approved', decidedAt: at, decidedBy: 'olivia' },
  ],
  ['declines', {}, { verdict: 'declined' }, { status: 'declined', decidedAt: at, decidedBy: 'olivia' }],
  [
    'cancels with a reason',
    approved,
    { verdict: 'cancelled', reason: ' Plans ' },
    { ...approved, status: 'cancelled', cancelledAt: at, cancelledBy: 'olivia', cancellationReason: 'Plans' },
  ],
  [
    'undoes a refusal',
    { ...approved, status: 'declined' },
    { verdict: 'pending' },
    { status: 'pending', decidedAt: null, decidedBy: null },
  ],
  ['changes only the shifts', approved, { verdict: 'approved', shifts }, approved],
])('%s', (_, fields, choice, outcome) => {
  const entry = { ...sampleEntry, ...fields };
  const decision = decisionOf(entry, choice, 'olivia', at);
  expect(decision).toMatchObject({ recordId: 'one', seen: entry, outcome });
  const back = reverseDecision(decision);
  expect(back.seen).toMatchObject(outcome);
  expect(back.outcome.status).toBe(entry.status);
  expect(reverseDecision(back)).toMatchObject({ outcome, shifts: decision.shifts });
});

test('a decision is made once the request has its outcome, and did not have it before', () => {
  const decision = decisionOf(sampleEntry, { verdict: 'approved' }, 'olivia', at);
  expect(isApplied(decision, sampleEntry)).toBe(false);
  expect(isApplied(decision, { ...sampleEntry, ...approved })).toBe(false);
  expect(isApplied(decision, { ...sampleEntry, ...decision.outcome })).toBe(true);
  const unchanged = { ...sampleEntry, ...approved };
  expect(isApplied(decisionOf(unchanged, { verdict: 'approved', shifts }, 'olivia', at), unchanged)).toBe(
    false,
  );
});
