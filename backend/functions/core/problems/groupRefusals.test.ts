import { groupRefusals, type PolicyRecord } from './groupRefusals.ts';
import { refusalLines } from './listProblems.ts';

const at = Date.UTC(2026, 10, 23, 21, 14);

const record = (change: Partial<PolicyRecord>): PolicyRecord => ({
  id: 'x',
  directive: 'script-src-elem',
  blocked: 'any.example',
  page: '/team',
  module: 'mf-team',
  version: '1.2.0',
  count: 1,
  firstAt: at,
  lastAt: at,
  ...change,
});

const groups = groupRefusals([
  record({}),
  record({ page: '/login', module: '', version: '', count: 4, lastAt: at + 60_000 }),
  record({ blocked: 'inline', count: 2, firstAt: null, lastAt: null, module: '' }),
  record({ firstAt: at - 60_000, lastAt: null }),
]);

test('refusals are grouped by directive and host, the most frequent first', () => {
  expect(groups).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'any.example',
      count: 6,
      pages: ['/login', '/team'],
      code: ['mf-team 1.2.0'],
      firstAt: at - 60_000,
      lastAt: at + 60_000,
    },
    {
      directive: 'script-src-elem',
      blocked: 'inline',
      count: 2,
      pages: ['/team'],
      code: [],
      firstAt: null,
      lastAt: null,
    },
  ]);
  expect(groupRefusals([])).toEqual([]);
});

test('they are listed with the affected pages', () => {
  expect(refusalLines(groups)).toBe(`Refused by the Content-Security-Policy, 8 times
       6  script-src-elem: any.example
          on /login, /team, by mf-team 1.2.0
          2026-11-23 21:13 to 2026-11-23 21:15
       2  script-src-elem: inline
          on /team
          ? to ?`);
});
