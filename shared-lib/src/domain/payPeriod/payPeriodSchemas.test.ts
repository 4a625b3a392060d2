import * as z from 'zod/mini';
import { payrollSchema } from './periods.ts';

/** Where a value is invalid, with the error's code if it has one. */
const faultsOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a business is paid every two weeks from a Monday by default', () => {
  expect(z.parse(payrollSchema, {})).toEqual({ frequency: 'biweekly', startsOn: '2024-01-01' });
});

test.each([
  ['monthly', '2026-01-28', []],
  ['monthly', '2026-01-29', ['startsOn: dayTooLate']],
  ['weekly', '2026-01-29', []],
])('%s pay from %s', (frequency, startsOn, faults) => {
  expect(faultsOf(payrollSchema, { frequency, startsOn })).toEqual(faults);
});
