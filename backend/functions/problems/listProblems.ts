import { paths, problemRecordSchema, type ProblemGroup, type ProblemRecord } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';

const millisPerDay = 24 * 3_600_000;

/** Most records that are read: what is beyond them is of no use to a person. */
const most = 5000;

/** What was seen in the last days, the latest first. @param now epoch milliseconds */
export const listProblems = async (days: number, now: number): Promise<ProblemRecord[]> => {
  const since = new Date(now - days * millisPerDay);
  const { docs } = await firestore()
    .collection(paths.problems())
    .where('lastAt', '>=', since)
    .orderBy('lastAt', 'desc')
    .limit(most)
    .get();
  return docs.flatMap((found) => recordOf(problemRecordSchema, found) ?? []);
};

const minute = (at: number | null) =>
  at === null ? '?' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** A group in some lines; times are UTC. */
export const problemLines = ({ module, version, cohort, count, problems }: ProblemGroup): string =>
  [
    [`${module} ${version || '(no version)'}`, cohort, `${count} ${count === 1 ? 'time' : 'times'}`]
      .filter(Boolean)
      .join(', '),
    ...problems.flatMap((problem) => [
      `  ${String(problem.count).padStart(6)}  ${problem.what}${problem.reason && ` (${problem.reason})`}`,
      ...(problem.detail === '' ? [] : [`          ${problem.detail}`]),
      `          ${minute(problem.firstAt)} to ${minute(problem.lastAt)}`,
    ]),
  ].join('\n');
