import { reportDamagedEntries } from './reportDamagedEntries.ts';
import { recentProblems } from './reportProblem.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('damaged entries are reported once for each record and number of them', () => {
  for (const [path, damaged] of [
    ['night/a', 0],
    ['night/a', 2],
    ['night/a', 2],
    ['night/b', 2],
    ['night/a', 3],
    ['night/a', 0],
    ['night/a', 3],
  ] as const) {
    reportDamagedEntries(path, damaged);
  }
  expect(recentProblems().map(({ what }) => what.replace('Skipped ', ''))).toEqual([
    '2 damaged entries of night/a',
    '2 damaged entries of night/b',
    '3 damaged entries of night/a',
    '3 damaged entries of night/a',
  ]);
});
