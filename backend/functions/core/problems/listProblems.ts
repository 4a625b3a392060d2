import { paths } from 'shared-lib/domain';
import { problemRecordSchema, type ProblemGroup, type ProblemRecord } from './domain/groupProblems.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { policyRecordSchema, type PolicyRecord, type RefusalGroup } from './groupRefusals.ts';

const millisPerDay = 24 * 3_600_000;

/** Maximum number of records read: no one looks at more. */
const max = 5000;

/** The records of the last days, latest first. */
export interface Listed {
  readonly problems: readonly ProblemRecord[];
  /** The Content-Security-Policy's refusals. */
  readonly refusals: readonly PolicyRecord[];
}

/**
 * Reads the problems of the last days.
 * @param now epoch milliseconds
 */
export const listProblems = async (days: number, now: number): Promise<Listed> => {
  const since = new Date(now - days * millisPerDay);
  const { docs } = await firestore()
    .collection(paths.problems())
    .where('lastAt', '>=', since)
    .orderBy('lastAt', 'desc')
    .limit(max)
    .get();
  return {
    problems: docs.flatMap((found) => recordOf(problemRecordSchema, found) ?? []),
    refusals: docs.flatMap((found) => recordOf(policyRecordSchema, found) ?? []),
  };
};

const minute = (at: number | null) =>
  at === null ? '?' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const times = (count: number) => `${count} ${count === 1 ? 'time' : 'times'}`;

/** A group as a few lines; times are UTC. */
export const problemLines = ({ module, version, cohort, count, problems }: ProblemGroup): string =>
  [
    [`${module} ${version || '(no version)'}`, cohort, times(count)].filter(Boolean).join(', '),
    ...problems.flatMap((problem) => [
      `  ${String(problem.count).padStart(6)}  ${problem.what}${problem.reason && ` (${problem.reason})`}`,
      ...(problem.detail === '' ? [] : [`          ${problem.detail}`]),
      `          ${minute(problem.firstAt)} to ${minute(problem.lastAt)}`,
    ]),
  ].join('\n');

/** The policy's refusals as a few lines; times are UTC. */
export const refusalLines = (groups: readonly RefusalGroup[]): string =>
  [
    `Refused by the Content-Security-Policy, ${times(groups.reduce((sum, { count }) => sum + count, 0))}`,
    ...groups.flatMap(({ directive, blocked, count, pages, code, firstAt, lastAt }) => [
      `  ${String(count).padStart(6)}  ${directive}: ${blocked}`,
      `          on ${pages.join(', ')}${code.length === 0 ? '' : `, by ${code.join(', ')}`}`,
      `          ${minute(firstAt)} to ${minute(lastAt)}`,
    ]),
  ].join('\n');
