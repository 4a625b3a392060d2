import { readDocument } from '../../domain/base/document.ts';
import { priceIds } from '../../domain/plan/plan.ts';
import { priceSchema, seatCentsOf, type Price } from './price.ts';

const stored = { active: true, currency: 'usd', interval: 'month', interval_count: 1, unit_amount: 4_000 };

const read = (id: string, change: object = {}): Price => {
  const result = readDocument(priceSchema, `products/plan/prices/${id}`, { ...stored, ...change });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test.each([
  ['none', [], undefined],
  ['the standard one', [read(priceIds.standard)], 4_000],
  ['a project’s custom price', [read('price_1Qx', { unit_amount: 4_500 })], 4_500],
  [
    'the standard one among others',
    [read('price_1Qx', { unit_amount: 4_500 }), read(priceIds.standard)],
    4_000,
  ],
  ['two of which neither is the standard one', [read('price_a'), read('price_b')], undefined],
  ['only the older one', [read(priceIds.older, { unit_amount: 3_000 })], undefined],
  ['one along with the older one', [read(priceIds.older), read('price_1Qx', { unit_amount: 4_500 })], 4_500],
  ['one that is no longer sold', [read(priceIds.standard, { active: false })], undefined],
  ['one for a year', [read(priceIds.standard, { interval: 'year' })], undefined],
  ['one for three months', [read(priceIds.standard, { interval_count: 3 })], undefined],
  ['one in another currency', [read(priceIds.standard, { currency: 'eur' })], undefined],
  ['one without an amount', [read(priceIds.standard, { unit_amount: null })], undefined],
  ['one with a negative amount', [read(priceIds.standard, { unit_amount: -1 })], undefined],
])('the price of %s', (_, prices, cents) => {
  expect(seatCentsOf(prices)).toBe(cents);
});
