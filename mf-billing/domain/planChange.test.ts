import {
  authorOf,
  planChangesOf,
  planSeats,
  proratedFrom,
  undoableChange,
  type ChangingSubscription,
  type PlanChange,
} from './planChange.ts';

const periodEnd = Date.parse('2026-12-05T00:00:00Z');
const state = (changes: Partial<ChangingSubscription> = {}): ChangingSubscription => ({
  status: 'active',
  quantity: 3,
  nextQuantity: null,
  cancelAtPeriodEnd: false,
  periodEnd,
  created: null,
  unitCost: 4_000,
  changedBy: null,
  changedTo: null,
  ...changes,
});
const reduced = state({ nextQuantity: 2 });

test.each<[string, ChangingSubscription | null, ChangingSubscription | null, readonly Partial<PlanChange>[]]>(
  [
    ['nothing', state(), state({ changedBy: 'sam', changedTo: '3' }), []],
    [
      'a subscription started',
      null,
      state(),
      [{ kind: 'started', from: 0, to: 3, by: 'olivia', costBefore: 0, cost: 12_000 }],
    ],
    ['an unpaid one isn’t one yet', null, state({ status: 'incomplete' }), []],
    ['its first payment arrived', state({ status: 'incomplete' }), state(), [{ kind: 'started', to: 3 }]],
    ['a renewal failed', state(), state({ status: 'past_due' }), []],
    [
      'more',
      state(),
      state({ quantity: 5, ...authorOf('sam', 5) }),
      [{ kind: 'more', from: 3, to: 5, by: 'sam', costBefore: 12_000, cost: 20_000, effectiveAt: null }],
    ],
    [
      'more, by the provider’s support, after a change by the owner',
      state(authorOf('sam', 3)),
      state({ quantity: 5, ...authorOf('sam', 3) }),
      [{ kind: 'more', by: null }],
    ],
    [
      'fewer from the renewal on',
      state(),
      state({ nextQuantity: 2, ...authorOf('sam', 2) }),
      [{ kind: 'fewer', from: 3, to: 2, by: 'sam', cost: 8_000, effectiveAt: periodEnd }],
    ],
    ['fewer still', reduced, state({ nextQuantity: 1 }), [{ kind: 'fewer', from: 3, to: 1 }]],
    [
      'not fewer after all',
      reduced,
      state(authorOf('sam', 3)),
      [{ kind: 'takenBack', from: 2, to: 3, by: 'sam', costBefore: 8_000, cost: 12_000 }],
    ],
    [
      'the renewal with fewer, which no one caused that day',
      state({ nextQuantity: 2, ...authorOf('sam', 2) }),
      state({ quantity: 2, ...authorOf('sam', 2) }),
      [{ kind: 'reduced', from: 3, to: 2, by: null }],
    ],
    [
      'an increase undone',
      state({ quantity: 5 }),
      state(authorOf('sam', 3)),
      [{ kind: 'reduced', from: 5, to: 3, by: 'sam' }],
    ],
    [
      'canceled',
      state(),
      state({ cancelAtPeriodEnd: true, ...authorOf('sam', 'ends') }),
      [{ kind: 'canceled', from: 3, to: 0, by: 'sam', cost: 0, effectiveAt: periodEnd }],
    ],
    [
      'resumed with fewer from the renewal on',
      state({ cancelAtPeriodEnd: true, nextQuantity: 2 }),
      state({ nextQuantity: 2, ...authorOf('sam', 'renews') }),
      [{ kind: 'resumed', from: 0, to: 2, by: 'sam' }],
    ],
    [
      'ended',
      state({ cancelAtPeriodEnd: true, ...authorOf('sam', 'ends') }),
      state({ status: 'canceled', cancelAtPeriodEnd: true, ...authorOf('sam', 'ends') }),
      [{ kind: 'ended', from: 3, to: 0, by: null }],
    ],
    [
      'both at once',
      state(),
      state({ quantity: 4, cancelAtPeriodEnd: true }),
      [{ kind: 'more' }, { kind: 'canceled', from: 4 }],
    ],
    [
      'an unknown price',
      state(),
      state({ quantity: 4, unitCost: null }),
      [{ costBefore: 12_000, cost: 16_000 }],
    ],
  ],
)('%s', (_, before, after, expected) => {
  const changes = planChangesOf('olivia', before, after);
  expect(changes).toMatchObject(expected);
  expect(changes).toHaveLength(expected.length);
});

const periodStart = periodEnd - 30 * 86_400_000;
const increase: PlanChange = {
  ...{ id: 'one', at: periodStart + 1, by: 'olivia', kind: 'more', from: 3, to: 5 },
  ...{ costBefore: 12_000, cost: 20_000, effectiveAt: null },
};
const running = { periodStart, quantity: 5, nextQuantity: null };

test.each([
  ['the latest increase', [increase], running, true],
  ['no change', [], running, false],
  ['one followed by another change', [{ ...increase, kind: 'canceled' as const }, increase], running, false],
  ['one of an earlier period', [{ ...increase, at: periodStart - 1 }], running, false],
  ['one from no employees', [{ ...increase, from: 0 }], running, false],
  ['one that was changed at the provider since', [increase], { ...running, quantity: 6 }, false],
  ['one that is being reduced', [increase], { ...running, nextQuantity: 4 }, false],
  ['one of an unknown period', [increase], { ...running, periodStart: null }, false],
])('undoable: %s', (_, changes, subscription, expected) => {
  expect(undoableChange(changes, subscription) !== null).toBe(expected);
});

describe('planSeats', () => {
  const facts = { charged: 5, paid: 5, activeMembers: 3, communities: 4 };
  const reduced = { ...facts, charged: 3, paid: 5 };

  test.each([
    ['the same', facts, 5, { kind: 'unchanged' }],
    ['one more', facts, 6, { kind: 'more' }],
    ['one more while too many are in use', { ...facts, activeMembers: 40 }, 6, { kind: 'more' }],
    ['one fewer', facts, 4, { kind: 'fewer', paid: 5 }],
    ['as few as are in use', facts, 2, { kind: 'fewer', paid: 5 }],
    ['fewer than members are active', facts, 1, { kind: 'tooFew', members: 1, communities: 0 }],
    [
      'fewer than communities are served',
      { ...facts, communities: 7 },
      2,
      { kind: 'tooFew', members: 0, communities: 1 },
    ],
    [
      'far too few',
      { ...facts, activeMembers: 6, communities: 12 },
      1,
      { kind: 'tooFew', members: 4, communities: 8 },
    ],
    ['the smaller number again', reduced, 3, { kind: 'unchanged' }],
    ['fewer still', reduced, 2, { kind: 'fewer', paid: 5 }],
    ['some of them restored', { ...reduced, activeMembers: 40 }, 4, { kind: 'fewer', paid: 5 }],
    ['all of them restored', { ...reduced, activeMembers: 40 }, 5, { kind: 'takenBack' }],
    ['more than before the reduction', reduced, 6, { kind: 'reductionPending', paid: 5 }],
  ])('%s', (_, given, quantity, expected) => {
    expect(planSeats(given, quantity)).toEqual(expected);
  });

  test('an undone increase isn’t a reduction, but is refused in the same way while more are in use', () => {
    expect(planSeats(facts, 4, true)).toEqual({ kind: 'undone' });
    expect(planSeats(facts, 1, true)).toMatchObject({ kind: 'tooFew', members: 1 });
  });

  const day = 86_400;
  test.each([
    ['the beginning of the day', 100 * day + 7_000, 90 * day, 120 * day, 100 * day],
    ['the period’s start, on its first day', 100 * day + 7_000, 100 * day + 500, 130 * day, 100 * day + 500],
    ['the period’s start, by a clock that is behind', 80 * day, 90 * day + 5, 120 * day, 90 * day + 5],
    ['the last moment, by a clock that is ahead', 200 * day, 90 * day, 120 * day, 120 * day - 1],
  ])('an added employee is charged from %s', (_, now, start, end, expected) => {
    expect(proratedFrom(now, start, end)).toBe(expected);
  });
});
