import * as z from 'zod/mini';
import { problemCountSchema } from './domain/groupProblems.ts';

/** The policy's refusals on one day, `problems/{id}`: a `PolicyRefusal` with its count. */
export const policyRecordSchema = z.extend(problemCountSchema, {
  directive: z.string(),
  blocked: z.string(),
  page: z.string(),
  module: z.string(),
  version: z.string(),
});

export type PolicyRecord = z.output<typeof policyRecordSchema>;

/** Everything that one directive refused from one host. */
export interface RefusalGroup extends Pick<
  PolicyRecord,
  'directive' | 'blocked' | 'count' | 'firstAt' | 'lastAt'
> {
  /** The areas that were open. */
  readonly pages: readonly string[];
  /** The code's origin, if known: `mf-team 1.2.0`. */
  readonly code: readonly string[];
}

const known = (moments: readonly (number | null)[]) => moments.filter((moment) => moment !== null);

const groupOf = (records: readonly PolicyRecord[]): RefusalGroup => {
  const { directive, blocked } = records[0]!;
  const first = known(records.map(({ firstAt }) => firstAt));
  const last = known(records.map(({ lastAt }) => lastAt));
  const unique = (texts: string[]) => [...new Set(texts)].sort();
  return {
    directive,
    blocked,
    count: records.reduce((sum, { count }) => sum + count, 0),
    firstAt: first.length === 0 ? null : Math.min(...first),
    lastAt: last.length === 0 ? null : Math.max(...last),
    pages: unique(records.map(({ page }) => page)),
    code: unique(
      records.filter(({ module }) => module !== '').map(({ module, version }) => `${module} ${version}`),
    ),
  };
};

/** Refusals by directive and blocked host, the most frequent first. */
export const groupRefusals = (records: readonly PolicyRecord[]): RefusalGroup[] =>
  [...Map.groupBy(records, ({ directive, blocked }) => JSON.stringify([directive, blocked])).values()]
    .map(groupOf)
    .toSorted((one, other) => other.count - one.count);
