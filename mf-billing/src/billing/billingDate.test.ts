import { billingDate } from './billingDate.ts';

test.each([
  ['2026-11-21T00:00:00Z', 'Nov 21, 2026'],
  ['2026-11-21T23:59:59Z', 'Nov 21, 2026'],
])('%s is the date on the PDF', (moment, expected) => {
  expect(billingDate(Date.parse(moment), 'en-US')).toBe(expected);
});
