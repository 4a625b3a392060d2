import { groupProblems, type ProblemRecord } from './groupProblems.ts';

const record = (change: Partial<ProblemRecord>): ProblemRecord => ({
  id: 'x',
  what: 'TeamPage threw',
  detail: 'TypeError',
  module: 'mf-team',
  version: '1.2.0',
  cohort: '',
  reason: 'threw',
  count: 1,
  firstAt: 1000,
  lastAt: 1000,
  ...change,
});

test('groups problems by module, version and cohort, most frequent first', () => {
  const groups = groupProblems([
    record({}),
    record({ version: '1.3.0', cohort: 'canary #%', count: 40 }),
    record({ count: 2, firstAt: 500, lastAt: 3000 }),
    record({ what: 'MemberPage threw', count: 5, firstAt: null, lastAt: null }),
    record({ module: 'shell', version: '1.0.0', count: 9 }),
  ]);
  expect(groups.map(({ module, version, cohort, count }) => [module, version, cohort, count])).toEqual([
    ['mf-team', '1.3.0', 'canary #%', 40],
    ['shell', '1.0.0', '', 9],
    ['mf-team', '1.2.0', '', 8],
  ]);
  expect(groups[2]!.problems).toEqual([
    { what: 'MemberPage threw', detail: 'TypeError', reason: 'threw', count: 5, firstAt: null, lastAt: null },
    { what: 'TeamPage threw', detail: 'TypeError', reason: 'threw', count: 3, firstAt: 500, lastAt: 3000 },
  ]);
});

test('without problems there are no groups', () => expect(groupProblems([])).toEqual([]));
