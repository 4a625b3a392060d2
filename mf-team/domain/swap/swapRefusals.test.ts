import type { ShiftConflict } from 'shared-lib/domain';
import { isOpenSwap, isSameSwap, legsOf, swapIdOf, type ShiftSwap, type SwapTerms } from './shiftSwap.ts';
import { swapBack, swapChanges } from './swapChanges.ts';
import { askRefusal, nextSwapNumber, refusedLegs, type AskRefusal, type LegFacts } from './swapRefusals.ts';

const today = '2026-11-30';
const now = 50;
const specialist = { isActive: true, tier: 'Collection Specialist' } as const;
const off = (status: 'approved' | 'pending'): ShiftConflict => ({ kind: 'timeOff', status });
const busyAt = (communityId: string): ShiftConflict => ({ kind: 'sameHour', communityId, isRoute: false });

const terms: SwapTerms = {
  memberId: 'ada',
  colleagueId: 'bo',
  shift: { communityId: 'ash', serviceDate: '2026-12-01' },
  inReturn: { communityId: 'elm', serviceDate: '2026-12-03' },
};
const [first, second] = legsOf(terms);
const legOf = (leg: typeof first, more: Partial<LegFacts> = {}): LegFacts => ({
  ...leg!,
  isServed: true,
  agentId: leg!.giverId,
  startsAt: 100,
  giver: specialist,
  taker: specialist,
  conflicts: [],
  ...more,
});
const swapOf = (more: Partial<ShiftSwap> = {}): ShiftSwap =>
  ({
    memberId: 'ada',
    colleagueId: 'bo',
    shift: { ...terms.shift, propertyName: 'Ash', startsAt: 100 },
    inReturn: null,
    status: 'asked',
    openUntil: 100,
    replaced: [],
    ...more,
  }) as ShiftSwap;

test.each<[string, Partial<LegFacts>, string | null, string | null]>([
  ['nothing against it', {}, null, null],
  ['a closure', { isServed: false }, 'noShift', 'noShift'],
  ['a shift that has started', { startsAt: now }, 'started', 'started'],
  ['a shift the office gave to someone else', { agentId: 'cy' }, 'changed', 'changed'],
  ['a shift that became unassigned', { agentId: null }, 'changed', 'changed'],
  ['a deactivated taker', { taker: { ...specialist, isActive: false } }, 'inactive', 'inactive'],
  ['a taker who was deleted', { taker: null }, 'inactive', 'inactive'],
  ['a deactivated giver', { giver: { ...specialist, isActive: false } }, 'inactive', 'inactive'],
  ['an Admin', { taker: { isActive: true, tier: 'Admin' } }, 'office', 'office'],
  ['a District Manager', { taker: { isActive: true, tier: 'District Manager' } }, null, null],
  ['an approved night off', { conflicts: [off('approved')] }, 'timeOff', 'timeOff'],
  ['a requested night off', { conflicts: [off('pending')] }, 'timeOff', null],
  ['another community at that hour', { conflicts: [busyAt('oak')] }, 'busy', 'busy'],
])('%s', (_, more, membersReason, officeReason) => {
  const place = { communityId: 'ash', serviceDate: '2026-12-01' };
  const refusals = (reason: string | null) => (reason === null ? [] : [{ ...place, reason }]);
  expect(refusedLegs([legOf(first, more)], now, false)).toEqual(refusals(membersReason));
  expect(refusedLegs([legOf(first, more)], now, true)).toEqual(refusals(officeReason));
});

test('a shift that the taker gives away in the same swap is no conflict, on that night only', () => {
  const sameNight = { ...second!, serviceDate: first!.serviceDate };
  const conflicts = [busyAt('elm')];
  expect(refusedLegs([legOf(first, { conflicts }), legOf(sameNight)], now, false)).toEqual([]);
  expect(refusedLegs([legOf(first, { conflicts }), legOf(second)], now, false)).toMatchObject([
    { communityId: 'ash', reason: 'busy' },
  ]);
});

test('each shift of an exchange has its own reason', () => {
  const legs = [legOf(first, { agentId: 'cy' }), legOf(second, { conflicts: [off('approved')] })];
  expect(refusedLegs(legs, now, true)).toEqual([
    { communityId: 'ash', serviceDate: '2026-12-01', reason: 'changed' },
    { communityId: 'elm', serviceDate: '2026-12-03', reason: 'timeOff' },
  ]);
});

test.each<[string, Partial<Parameters<typeof askRefusal>[0]>, AskRefusal | null]>([
  ['the first swap', {}, null],
  ['a shift 60 nights ahead', { today: '2026-10-02' }, null],
  ['a shift 61 nights ahead', { today: '2026-10-01' }, 'tooFar'],
  ['a shift that changed', { legs: [legOf(first, { agentId: null })] }, 'changed'],
  ['a shift in another open swap', { ofShifts: [swapOf({ memberId: 'cy' })] }, 'pending'],
  ['a shift in a swap that waits for the office', { ofShifts: [swapOf({ status: 'accepted' })] }, 'pending'],
  ['a shift whose swap expired', { ofShifts: [swapOf({ openUntil: now })] }, null],
  ['a shift whose swap was refused', { ofShifts: [swapOf({ status: 'refused' })] }, null],
  ['the fifth open swap', { open: 4 }, null],
  ['the sixth open swap', { open: 5 }, 'tooMany'],
  ['the fifth swap of a shift', { ofShifts: Array(4).fill(swapOf({ status: 'withdrawn' })) }, null],
  ['the sixth swap of a shift', { ofShifts: Array(5).fill(swapOf({ status: 'withdrawn' })) }, 'tooMany'],
])('asking for %s', (_, more, refusal) => {
  expect(askRefusal({ legs: [legOf(first)], ofShifts: [], open: 0, today, now, ...more })).toBe(refusal);
});

test('a member’s swaps of a shift are numbered; those of the next one count for themselves', () => {
  expect(nextSwapNumber(first!, [])).toBe(1);
  expect(nextSwapNumber(first!, [swapOf(), swapOf({ memberId: 'bo' })])).toBe(2);
  expect(swapIdOf('ada', terms.shift, 2)).toBe('ada_2026-12-01_ash_2');
});

test.each<[string, Partial<SwapTerms>, boolean]>([
  ['itself', {}, true],
  ['with someone else', { colleagueId: 'cy' }, false],
  ['without the exchange', { inReturn: null }, false],
  ['for another night', { inReturn: { communityId: 'elm', serviceDate: '2026-12-10' } }, false],
  ['of another shift', { shift: { communityId: 'oak', serviceDate: '2026-12-01' } }, false],
])('a swap has the same terms as one %s', (_, more, same) => {
  expect(isSameSwap(terms, { ...terms, ...more })).toBe(same);
});

test('a swap is open until it is answered, decided, or its first shift starts', () => {
  expect(isOpenSwap(swapOf(), 99)).toBe(true);
  expect(isOpenSwap(swapOf(), 100)).toBe(false);
  expect(isOpenSwap(swapOf({ status: 'approved' }), 99)).toBe(false);
});

test('approving gives each shift to the other, and undoing it restores what the night had', () => {
  const changes = swapChanges(legsOf(terms), [null, { newAgentId: 'bo' }]);
  expect(changes).toEqual([
    { ...terms.shift, from: null, to: { newAgentId: 'bo' } },
    { ...terms.inReturn, from: { newAgentId: 'bo' }, to: { newAgentId: 'ada' } },
  ]);
  const replaced = changes.map(({ communityId, serviceDate, from }) => ({ communityId, serviceDate, from }));
  const swap = swapOf({ inReturn: { ...terms.inReturn!, propertyName: 'Elm', startsAt: 200 }, replaced });
  expect(swapBack(swap)).toEqual(changes.map(({ from, to, ...place }) => ({ ...place, from: to, to: from })));
});
