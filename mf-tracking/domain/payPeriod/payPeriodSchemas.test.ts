import * as z from 'shared-lib/domain/schema';
import { clockLimits } from '../clockInOut/clockTimeProblems.ts';
import { payPeriodActSchema, payPeriodQuestionSchema, calculatedPeriodSchema } from './payPeriodChange.ts';
import { payRowsSchema, payRowsText, writePayRows } from './payRows.ts';

/** Where a value is invalid, with the error's code if it has one. */
const faultsOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const nights = { from: '2026-11-16', to: '2026-11-22' };

const rows = [{ memberId: 'sam', serviceDate: '2026-11-16', records: 1, workedMin: 105, breakMin: 15 }];

const reason = (text: string) => ({ act: 'reopen', ...nights, reason: text });

test.each([
  ['a lock', { act: 'lock', ...nights, workedMin: 435 }, []],
  ['a lock without a total', { act: 'lock', ...nights }, ['workedMin: Invalid input']],
  ['a lock of one night', { act: 'lock', from: '2026-11-16', workedMin: 435 }, ['to: Invalid input']],
  ['a reason', reason('x'), []],
  ['no reason', reason(' '), ['reason: required']],
  ['the longest reason', reason('x'.repeat(clockLimits.reason)), []],
  ['a reason that is too long', reason('x'.repeat(clockLimits.reason + 1)), ['reason: Invalid input']],
  ['something else', { act: 'close', ...nights }, ['act: Invalid input']],
])('%s is validated', (_, requested, faults) => {
  expect(faultsOf(payPeriodActSchema, requested)).toEqual(faults);
});

test('a reason is kept without the spaces around it', () => {
  expect(z.parse(payPeriodActSchema, reason(' A night is missing. '))).toEqual(reason('A night is missing.'));
});

test('a period is requested by its nights', () => {
  expect(z.parse(payPeriodQuestionSchema, nights)).toEqual(nights);
  expect(faultsOf(payPeriodQuestionSchema, { ...nights, from: '2026-11-31' })).toEqual([
    'from: Invalid input',
  ]);
});

test('damaged rows are refused as a whole', () => {
  const text = writePayRows(rows);
  expect(z.parse(payRowsSchema, { id: '1', rows: text })).toEqual({ id: '1', rows, names: {} });
  expect(faultsOf(payRowsText, `${text}\nx|y`)).toEqual([': rows']);
});

test('a computed period lists what blocks its lock', () => {
  const obstacle = {
    id: 'c1',
    memberId: null,
    communityId: 'maple',
    serviceDate: '2026-11-16',
    why: 'nobody',
  };
  const reckoned = { rows: writePayRows(rows), obstacles: [obstacle], obstacleCount: 1, lateRecords: 0 };
  // An earlier release's response has no names.
  expect(z.parse(calculatedPeriodSchema, reckoned)).toEqual({ ...reckoned, rows, names: {} });
  expect(faultsOf(calculatedPeriodSchema, { ...reckoned, obstacles: [{ ...obstacle, why: 'x' }] })).toEqual([
    'obstacles.0.why: Invalid input',
  ]);
});
