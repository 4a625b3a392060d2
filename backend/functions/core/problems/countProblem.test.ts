import { paths } from 'shared-lib/domain';
import { removeExpired } from '../account/triggers/pruneExpired.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { countProblem } from './countProblem.ts';
import { listProblems } from './listProblems.ts';
import { problemDays } from './domain/groupProblems.ts';

useOwnFirestore();

const day = 24 * 3_600_000;
const first = Date.parse('2026-11-01T21:00:00Z');
const problem = {
  what: 'TeamPage threw',
  detail: 'TypeError',
  module: 'mf-team',
  version: '1.2.0',
  cohort: '',
  reason: 'threw',
};

const kept = async () => (await firestore().collection(paths.problems()).get()).size;

test('a day’s repeats of a problem share one document, which is deleted 30 days after the last one', async () => {
  const last = first + 2 * 3_600_000;
  await Promise.all([first, last, first].map((at) => countProblem(problem, at)));
  expect((await listProblems(1, first + day / 2)).problems).toMatchObject([{ ...problem, count: 3 }]);
  await countProblem(problem, first + day);
  await countProblem({ ...problem, version: '1.3.0' }, first);
  expect(await kept()).toBe(3);

  const end = first + problemDays * day;
  await removeExpired(end - 1);
  expect(await kept()).toBe(3);
  await removeExpired(end);
  expect((await listProblems(problemDays * 2, end)).problems.map(({ version }) => version)).toEqual([
    '1.2.0',
    '1.2.0',
  ]);
  await removeExpired(end + day);
  expect(await kept()).toBe(0);
});
