import { groupBy } from 'shared-lib/domain';
import { problemReportSchema } from 'shared-lib/domain/open-calls';
import * as z from 'shared-lib/domain/schema';

/** How many days a problem is kept after it was last seen. */
export const problemDays = 30;

/** How often a problem was seen on one day, `problems/{id}`. */
export const problemCountSchema = z.object({
  id: z.id,
  count: z.countOrZero,
  firstAt: z.orNull(z.instant),
  lastAt: z.orNull(z.instant),
});

/** The same problem on one day, for the product's operators. */
export const problemRecordSchema = z.extend(problemCountSchema, problemReportSchema.shape);

export type ProblemRecord = z.output<typeof problemRecordSchema>;

/** One problem of a version, combining all days it was seen. */
export type GroupedProblem = Pick<
  ProblemRecord,
  'what' | 'detail' | 'reason' | 'count' | 'firstAt' | 'lastAt'
>;

/** All problems of one version of a module for one cohort. */
export interface ProblemGroup extends Pick<ProblemRecord, 'module' | 'version' | 'cohort'> {
  readonly count: number;
  /** Most frequent first. */
  readonly problems: readonly GroupedProblem[];
}

const min = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
const max = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;

function merged(records: readonly ProblemRecord[]): GroupedProblem[] {
  const found = groupBy(records, ({ what, detail, reason }) => JSON.stringify([what, detail, reason]));
  return [...found.values()]
    .map((same) =>
      same
        .map(({ what, detail, reason, count, firstAt, lastAt }): GroupedProblem => ({
          what,
          detail,
          reason,
          count,
          firstAt,
          lastAt,
        }))
        .reduce((sum, next) => ({
          ...sum,
          count: sum.count + next.count,
          firstAt: min(sum.firstAt, next.firstAt),
          lastAt: max(sum.lastAt, next.lastAt),
        })),
    )
    .toSorted(byCount);
}

/** Problems by module, version and cohort, those with the most first, which reveals a bad release. */
export function groupProblems(records: readonly ProblemRecord[]): ProblemGroup[] {
  const groups = groupBy(records, ({ module, version, cohort }) => JSON.stringify([module, version, cohort]));
  return [...groups.values()]
    .map((group): ProblemGroup => {
      const { module, version, cohort } = group[0]!;
      const problems = merged(group);
      return {
        module,
        version,
        cohort,
        count: problems.reduce((sum, { count }) => sum + count, 0),
        problems,
      };
    })
    .toSorted(byCount);
}
