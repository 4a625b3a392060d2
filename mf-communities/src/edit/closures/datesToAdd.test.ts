import { maxClosures } from 'shared-lib/domain';
import { datesToAdd } from './datesToAdd.ts';

const today = '2026-11-20';
const add = (from: string, to = '', dates: readonly string[] = []) => datesToAdd({ from, to }, dates, today);

test.each([
  ['one day', '2026-12-25', '', [], ['2026-12-25']],
  ['today', today, '', [], [today]],
  [
    'a range over the end of a month',
    '2026-11-30',
    '2026-12-02',
    [],
    ['2026-11-30', '2026-12-01', '2026-12-02'],
  ],
  ['the new dates in a range', '2026-12-24', '2026-12-26', ['2026-12-25'], ['2026-12-24', '2026-12-26']],
])('added: %s', (_, from, to, dates, expected) => {
  expect(add(from, to, dates)).toEqual({ ok: true, dates: expected });
});

test.each([
  ['nothing', '', '', [], 'from', 'missing'],
  ['yesterday', '2026-11-19', '', [], 'from', 'past'],
  ['a range that ends before it starts', '2026-12-25', '2026-12-24', [], 'to', 'beforeStart'],
  ['a range of 101 days', '2027-01-01', '2027-04-11', [], 'to', 'tooLong'],
  ['dates that exist already', '2026-12-25', '', ['2026-12-25'], 'from', 'there'],
  [
    'one more than there is room for',
    '2026-12-25',
    '',
    Array.from({ length: maxClosures }, String),
    'from',
    'full',
  ],
])('refused: %s', (_, from, to, dates, at, code) => {
  expect(add(from, to, dates)).toEqual({ ok: false, at, code });
});

test('a range of 100 days is accepted', () => {
  expect(add('2027-01-01', '2027-04-10')).toMatchObject({ ok: true });
});
