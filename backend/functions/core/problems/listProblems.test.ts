import { problemLines } from './listProblems.ts';

test('a group names its version and cohort, and each problem with its times', () => {
  const at = Date.UTC(2026, 10, 23, 21, 14);
  const problem = {
    what: 'TeamPage threw',
    detail: 'TypeError',
    reason: 'threw',
    count: 41,
    firstAt: at,
    lastAt: at,
  };
  const bare = { what: 'Uncaught error', detail: '', reason: '', count: 1, firstAt: null, lastAt: at };
  const group = {
    module: 'mf-team',
    version: '1.3.0',
    cohort: 'canary #%',
    count: 42,
    problems: [problem, bare],
  };
  expect(problemLines(group)).toBe(`mf-team 1.3.0, canary #%, 42 times
      41  TeamPage threw (threw)
          TypeError
          2026-11-23 21:14 to 2026-11-23 21:14
       1  Uncaught error
          ? to 2026-11-23 21:14`);
  expect(problemLines({ ...group, version: '', cohort: '', count: 1, problems: [] })).toBe(
    'mf-team (no version), 1 time',
  );
});
