import { isTooFew, initialSeats, seatsStep, seatsAfterRenewal } from './seatsForm.ts';

const paid = { quantity: 3, nextQuantity: null };
const shrinking = { quantity: 3, nextQuantity: 1 };

test.each([
  ['nothing entered', null, paid, { kind: 'problem', problem: 'missing' }],
  ['none', 0, paid, { kind: 'problem', problem: 'tooFew' }],
  ['a fraction', 1.5, paid, { kind: 'problem', problem: 'notWhole' }],
  ['too many', 10_000, paid, { kind: 'problem', problem: 'tooMany' }],
  ['the current number', 3, paid, { kind: 'same' }],
  ['one more', 4, paid, { kind: 'ask', quantity: 4 }],
  ['the number from the renewal on', 1, shrinking, { kind: 'same' }],
  ['the current number, which undoes a reduction', 3, shrinking, { kind: 'ask', quantity: 3 }],
])('%s', (_, typed, subscription, expected) => {
  expect(seatsStep(typed, subscription)).toEqual(expected);
});

test('a reduction applies from the renewal on', () => {
  expect([seatsAfterRenewal(paid), seatsAfterRenewal(shrinking)]).toEqual([3, 1]);
});

test.each([
  [undefined, false],
  [{ members: 0, communities: 0 }, false],
  [{ members: 1, communities: 0 }, true],
  [{ members: 0, communities: 2 }, true],
])('%p is too few: %p', (tooFew, expected) => {
  expect(isTooFew(tooFew === undefined ? {} : { tooFew })).toBe(expected);
});

test.each([
  ['the paid number', null, 3, 3],
  ['the number in the address', 5, 3, 5],
  ['the minimum for a subscription for no employees', null, 0, 1],
])('the field starts with %s', (_, requested, toCome, expected) => {
  expect(initialSeats(requested, toCome)).toBe(expected);
});
