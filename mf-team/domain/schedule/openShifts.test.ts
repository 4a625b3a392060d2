import type { ShiftConflict } from 'shared-lib/domain';
import {
  acceptRefusal,
  offerRefusal,
  offersAfter,
  type OpenShiftFacts,
  type ShiftCandidateFacts,
} from './openShifts.ts';
import { fullWeekMin } from './workedHours.ts';

const shift: OpenShiftFacts = { isServed: true, isUncovered: true, startsAt: 100 };
const taker: ShiftCandidateFacts = {
  isActive: true,
  tier: 'Collection Specialist',
  conflicts: [],
  workedMin: 0,
};
const off = (status: 'approved' | 'pending'): ShiftConflict => ({ kind: 'timeOff', status });
const busy: ShiftConflict = { kind: 'sameHour', communityId: 'elm', isRoute: false };

test.each<[string, Partial<OpenShiftFacts>, ReturnType<typeof offerRefusal>]>([
  ['an uncovered shift', {}, null],
  ['a closure', { isServed: false }, 'noShift'],
  ['a covered shift', { isUncovered: false }, 'taken'],
  ['a shift that has started', { startsAt: 50 }, 'started'],
])('offering %s', (_, facts, refusal) => {
  expect(offerRefusal({ ...shift, ...facts }, 50)).toBe(refusal);
});

test.each<
  [string, Partial<OpenShiftFacts>, boolean, Partial<ShiftCandidateFacts>, ReturnType<typeof acceptRefusal>]
>([
  ['the first one', {}, true, {}, null],
  ['a District Manager', {}, true, { tier: 'District Manager' }, null],
  ['the next one', { isUncovered: false }, false, {}, 'taken'],
  ['after it was withdrawn', {}, false, {}, 'withdrawn'],
  ['after service started', { startsAt: 50 }, true, {}, 'started'],
  ['someone inactive', {}, true, { isActive: false }, 'inactive'],
  ['the office', {}, true, { tier: 'Admin' }, 'office'],
  ['someone with the night off', {}, true, { conflicts: [off('approved')] }, 'timeOff'],
  ['someone who requested the night off', {}, true, { conflicts: [off('pending')] }, 'timeOff'],
  ['someone who serves elsewhere at that hour', {}, true, { conflicts: [busy] }, 'busy'],
  ['someone just under full hours', {}, true, { workedMin: fullWeekMin - 1 }, null],
  ['someone with full hours', {}, true, { workedMin: fullWeekMin }, 'overHours'],
])('taking: %s', (_, facts, isOffered, member, refusal) => {
  expect(acceptRefusal({ ...shift, ...facts }, isOffered, { ...taker, ...member }, 50)).toBe(refusal);
});

test('a changed shift is no longer offered; damaged and other offers stay', () => {
  const offers = [{ communityId: 'ash', propertyName: 'Ash' }, 7, { communityId: 'elm' }];
  expect(offersAfter(offers, [{ communityId: 'ash' }])).toEqual([7, { communityId: 'elm' }]);
  expect(offersAfter(offers, [{ communityId: 'oak' }])).toBeNull();
  expect(offersAfter(undefined, [{ communityId: 'ash' }])).toBeNull();
  const anew = { communityId: 'ash', propertyName: 'Ash' };
  expect(offersAfter(offers, [{ communityId: 'ash' }], [anew])).toEqual([7, { communityId: 'elm' }, anew]);
  expect(offersAfter(undefined, [], [anew])).toEqual([anew]);
});
