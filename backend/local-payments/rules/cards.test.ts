import { chargeCard, readCard, testCards, type Charge, type Moment } from './cards.ts';

const codeOf = (charge: Charge) => (typeof charge === 'string' ? charge : charge.declineCode);

test.each<readonly [string, Moment, boolean, string]>([
  ['4242', 'checkout', false, 'paid'],
  ['4242', 'alone', false, 'paid'],
  ['0002', 'checkout', false, 'generic_decline'],
  ['9995', 'checkout', false, 'insufficient_funds'],
  ['0341', 'checkout', false, 'paid'],
  ['0341', 'alone', false, 'generic_decline'],
  ['0341', 'invoice', false, 'generic_decline'],
  ['3155', 'checkout', false, 'authenticate'],
  ['3155', 'checkout', true, 'paid'],
  ['3155', 'alone', false, 'paid'],
  ['3184', 'checkout', false, 'authenticate'],
  ['3184', 'alone', false, 'authentication_required'],
  ['3184', 'invoice', false, 'authenticate'],
  ['3184', 'invoice', true, 'paid'],
])('…%s at %s, authenticated: %s', (last4, moment, authenticated, expected) => {
  expect(codeOf(chargeCard(last4, moment, authenticated))).toBe(expected);
});

const now = Date.parse('2026-11-23T12:00Z') / 1000;
const typed = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: ' Olivia Park ' };

test('a card is identified by its last four digits', () => {
  expect(readCard(typed, now)).toEqual({
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, name: 'Olivia Park' },
  });
});

test.each([
  ['no number', { number: '' }, { number: 'Enter a card number.' }],
  [
    "a number that is not a test card's",
    { number: '4111111111111111' },
    { number: 'This page only accepts the test cards below.' },
  ],
  ['an expiry in words', { expiry: 'soon' }, { expiry: 'Enter month and year, such as 12 / 34.' }],
  ['a thirteenth month', { expiry: '13/34' }, { expiry: 'Enter month and year, such as 12 / 34.' }],
  ['last month', { expiry: '10/26' }, { expiry: 'This card has expired.' }],
  ['a four-digit CVC', { cvc: '1234' }, { cvc: 'Enter the three digits on the back.' }],
  ['no name', { name: '  ' }, { name: 'Enter the name on the card.' }],
])('rejects %s', (_, change, problems) => {
  expect(readCard({ ...typed, ...change }, now)).toEqual({ problems });
});

test('accepts a card that expires this month', () => {
  expect(readCard({ ...typed, expiry: '11/2026' }, now)).toHaveProperty('card.exp_month', 11);
});

test('no two test cards have the same last digits', () => {
  expect(new Set(testCards.map(({ number }) => number.slice(-4))).size).toBe(testCards.length);
});
