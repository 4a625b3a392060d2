import type { Database } from '../store/Database.ts';
import { Transactions, readVersion } from './Transactions.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const begin = (): { transactions: Transactions; id: string } => {
  const transactions = new Transactions({ version: 1 } as Database);
  return { transactions, id: transactions.begin().id };
};

test.each([
  ['now', 0, null],
  ['an hour ago', -60 * MINUTE, null],
  ['more than an hour ago', -61 * MINUTE, { status: 'FAILED_PRECONDITION' }],
  ['a minute from now', MINUTE, { status: 'INVALID_ARGUMENT' }],
])('a read time of %s', (_title, offset, refusal) => {
  const read = (): number => readVersion(new Date(NOW + offset).toISOString());
  if (refusal) expect(read).toThrow(expect.objectContaining(refusal) as Error);
  else expect(read()).toBe((NOW + offset) * 1000);
});

test('an active transaction lives up to 270 seconds', () => {
  const { transactions, id } = begin();
  for (let minute = 1; minute <= 4; minute++) {
    jest.setSystemTime(NOW + minute * MINUTE);
    transactions.get(id);
  }
  jest.setSystemTime(NOW + 271_000);
  expect(() => transactions.get(id)).toThrow('has expired');
});

test('an idle transaction ends after a minute', () => {
  const { transactions, id } = begin();
  jest.setSystemTime(NOW + MINUTE + 1);
  expect(() => transactions.get(id)).toThrow('has expired');
});

test('a retry keeps its age', () => {
  const { transactions, id } = begin();
  const { order } = transactions.get(id);
  const younger = transactions.begin();
  transactions.end(id);
  expect(transactions.begin({ readWrite: { retryTransaction: id } }).order).toBe(order);
  expect(younger.order).toBeGreaterThan(order);
});

test.each(['', 'AAAA'])('%j is not a transaction ID', (id) => {
  const { transactions } = begin();
  for (const use of [() => transactions.get(id), () => transactions.end(id)])
    expect(use).toThrow('Invalid transaction.');
});

test('a reset ends transactions that have read deleted data', () => {
  const { transactions, id } = begin();
  transactions.get(id).readNames.add('projects/p/databases/(default)/documents/c/a');
  transactions.endBelow('projects/other/databases/(default)/documents');
  expect(transactions.get(id)).toBeDefined();
  transactions.endBelow('projects/p/databases/(default)/documents');
  expect(() => transactions.get(id)).toThrow('has expired');
});
