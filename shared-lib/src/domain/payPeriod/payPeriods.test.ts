import * as z from 'zod/mini';
import { lockedPeriodAt } from './payPeriod.ts';
import { decimalHours } from './payRows.ts';
import { payrollSchema } from './periods.ts';

test('a month has no period that begins on its 31st', () => {
  const read = (frequency: string) =>
    z.safeParse(payrollSchema, { frequency, startsOn: '2026-01-31' }).success;
  expect(['weekly', 'biweekly', 'halfMonthly', 'monthly'].map(read)).toEqual([true, true, false, false]);
});

const own = (state: 'open' | 'locked') => ({ kept: [{ from: '2026-11-16', to: '2026-11-22', state }] });

test('a night is locked with its period', () => {
  const periods = own('locked').kept;
  expect(lockedPeriodAt('2026-11-22', periods)).toBe(periods[0]);
  expect(lockedPeriodAt('2026-11-16', periods)).toBe(periods[0]);
  expect(lockedPeriodAt('2026-11-15', periods)).toBeNull();
  expect(lockedPeriodAt('2026-11-23', periods)).toBeNull();
  expect(lockedPeriodAt('2026-11-22', own('open').kept)).toBeNull();
});

test.each([
  [465, 7.75],
  [100, 1.67],
  [0, 0],
])('%i minutes are %d hours', (minutes, expected) => {
  expect(decimalHours(minutes)).toBe(expected);
});
