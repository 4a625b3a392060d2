import { checkoutStatusOf } from './checkoutStatusOf.ts';

test.each([
  ['no visit', null, false, false, null],
  ['an unrelated address', 'maybe', true, false, null],
  ['a canceled payment', 'cancelled', false, false, 'cancelled'],
  ['a canceled payment with an existing plan', 'cancelled', true, false, 'cancelled'],
  ['paid just now', 'done', false, false, 'waiting'],
  ['paid a while ago', 'done', false, true, 'late'],
  ['the plan has arrived', 'done', true, false, 'arrived'],
  ['the plan has arrived late', 'done', true, true, 'arrived'],
])('%s', (_, payment, hasPlan, isLate, expected) => {
  expect(checkoutStatusOf(payment, hasPlan, isLate)).toBe(expected);
});
