import { planSeats, proratedFrom } from './planSeats.ts';

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
