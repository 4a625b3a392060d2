import { scrubbed } from './scrubbed.ts';

/** How many characters of each part are kept. */
export const longestProblem = {
  what: 160,
  detail: 240,
  module: 40,
  version: 40,
  cohort: 60,
  reason: 40,
} as const;

/** A problem report from a page: without who was affected, when, and where. */
export interface ProblemReport {
  what: string;
  detail: string;
  module: string;
  version: string;
  cohort: string;
  reason: string;
}

/** A problem as a page knows it. */
interface KnownProblem {
  readonly what: string;
  readonly detail: string | null;
  readonly origin: {
    readonly module: string;
    readonly version: string;
    readonly cohort?: string;
    readonly reason: string;
  } | null;
}

const word = (value: string, most: number) => value.replace(/[^\w.+-]/g, '').slice(0, most);

/**
 * Creates the report of a problem, without personal data; the function that stores it scrubs it again.
 * @param shellVersion the version for problems that belong to no module.
 */
export const problemReportOf = (
  { what, detail, origin }: KnownProblem,
  shellVersion: string,
): ProblemReport => ({
  what: scrubbed(what, longestProblem.what) || 'Unknown',
  detail: scrubbed(detail ?? '', longestProblem.detail),
  module: origin && /^mf-[a-z-]{1,37}$/.test(origin.module) ? origin.module : 'shell',
  version: word(origin?.version ?? shellVersion, longestProblem.version),
  cohort: scrubbed(origin?.cohort ?? '', longestProblem.cohort),
  reason: scrubbed(origin?.reason ?? '', longestProblem.reason),
});
