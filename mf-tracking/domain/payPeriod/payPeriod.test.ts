import * as z from 'shared-lib/domain/schema';
import { maxPayPeriodEvents, payPeriodSchema } from './payPeriod.ts';

/** Where a value is invalid, with the error's code if it has one. */
const faultsOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const nights = { from: '2026-11-16', to: '2026-11-22' };

const event = { act: 'locked', at: 5, by: 'ann', reason: '' };

const period = {
  id: '2026-11-16',
  createdAt: null,
  updatedAt: null,
  createdBy: null,
  ...nights,
  state: 'locked',
  totals: { records: 4, members: 2, workedMin: 435, breakMin: 45 },
  found: 5,
  history: [event, { ...event, act: 'reopened' }],
};

test('a period reads as it was written, and as open and empty when absent', () => {
  expect(z.parse(payPeriodSchema, period)).toEqual(period);
  expect(z.parse(payPeriodSchema, { id: '2026-11-16', ...nights, state: 'open' })).toEqual({
    ...period,
    state: 'open',
    totals: null,
    found: null,
    history: [],
  });
});

test.each([
  ['another state', { state: 'paid' }, ['state']],
  ['no totals', { totals: {} }, ['totals.records', 'totals.members', 'totals.workedMin', 'totals.breakMin']],
  [
    'a damaged event',
    { history: [{ act: 'paid', at: null, by: '', reason: null }] },
    ['history.0.act', 'history.0.at', 'history.0.by', 'history.0.reason'],
  ],
  ['too many events', { history: Array.from({ length: maxPayPeriodEvents + 1 }, () => event) }, ['history']],
])('a period with %s is damaged', (_, more, paths) => {
  const faults = faultsOf(payPeriodSchema, { ...period, ...more });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(paths);
});
