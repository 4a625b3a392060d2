import { addMonths, periodEnd } from './periods.ts';

const at = (text: string): number => Date.parse(`${text}Z`) / 1000;
const monthly = { interval: 'month', interval_count: 1 } as const;

test.each([
  ['a month', '2026-11-23T10:00', '2026-11-23T10:00', monthly, '2026-12-23T10:00'],
  ['a later month', '2026-01-31T10:00', '2026-02-28T10:00', monthly, '2026-03-31T10:00'],
  ['a shorter month', '2026-01-31T10:00', '2026-01-31T10:00', monthly, '2026-02-28T10:00'],
  ['February of a leap year', '2028-01-30T00:00', '2028-01-30T00:00', monthly, '2028-02-29T00:00'],
  ['a time within a period', '2026-11-23T10:00', '2026-12-01T00:00', monthly, '2026-12-23T10:00'],
  ['many years later', '2026-12-31T23:59', '2031-05-31T23:59', monthly, '2031-06-30T23:59'],
  [
    'a year',
    '2028-02-29T00:00',
    '2028-02-29T00:00',
    { interval: 'year', interval_count: 1 },
    '2029-02-28T00:00',
  ],
  [
    'a quarter',
    '2026-11-30T00:00',
    '2026-11-30T00:00',
    { interval: 'month', interval_count: 3 },
    '2027-02-28T00:00',
  ],
] as const)('%s', (_, anchor, after, interval, expected) => {
  expect(new Date(periodEnd(at(anchor), at(after), interval) * 1000).toISOString()).toBe(
    `${expected}:00.000Z`,
  );
});

test('a hundred single months keep the anchor day', () => {
  const anchor = at('2026-08-31T12:00');
  let end = anchor;
  for (let month = 1; month <= 100; month += 1) {
    end = periodEnd(anchor, end, monthly);
    expect(end).toBe(addMonths(anchor, month));
  }
});
