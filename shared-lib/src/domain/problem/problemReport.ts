import * as z from 'zod/mini';
import { countOrZero, id, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { scrubbed } from './scrubbed.ts';

/** Characters that are kept of each part. */
const longest = { what: 160, detail: 240, module: 40, version: 40, cohort: 60, reason: 40 } as const;

/** Days for which a problem is kept after it was last seen. */
export const problemDays = 30;

const parts = {
  /** What failed, in a sentence. */
  what: text(longest.what).check(z.minLength(1)),
  /** What was behind it; empty where nothing is known. */
  detail: text(longest.detail),
  /** Whose code it was: a module, or `shell`, which stands for shared-lib too. */
  module: text(longest.module).check(z.regex(/^(shell|mf-[a-z-]+)$/)),
  version: text(longest.version).check(z.regex(/^[\w.+-]*$/)),
  /** Why this account had that version, such as `canary # %`. */
  cohort: text(longest.cohort),
  reason: text(longest.reason),
};

/** A problem of a page as it is sent: without whom it befell, when, and where. */
export const problemReportSchema = z.object(parts);

export type ProblemReport = z.output<typeof problemReportSchema>;

/** How often something was seen on one day, `problems/{id}`. */
export const problemCountSchema = z.object({
  id,
  count: countOrZero,
  firstAt: orNull(instant),
  lastAt: orNull(instant),
});

/** The same problem on one day, for whoever runs the product. */
export const problemRecordSchema = z.extend(problemCountSchema, parts);

export type ProblemRecord = z.output<typeof problemRecordSchema>;

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
 * What is sent of a problem, without personal data; the function that keeps it takes it out once more.
 * @param shellVersion the version that stands for problems of no module.
 */
export const problemReportOf = (
  { what, detail, origin }: KnownProblem,
  shellVersion: string,
): ProblemReport => ({
  what: scrubbed(what, longest.what) || 'Unknown',
  detail: scrubbed(detail ?? '', longest.detail),
  module: origin && /^mf-[a-z-]{1,37}$/.test(origin.module) ? origin.module : 'shell',
  version: word(origin?.version ?? shellVersion, longest.version),
  cohort: scrubbed(origin?.cohort ?? '', longest.cohort),
  reason: scrubbed(origin?.reason ?? '', longest.reason),
});

/** The same report without what whoever wrote the request left in it. */
export const scrubbedReport = ({
  what,
  detail,
  module,
  version,
  cohort,
  reason,
}: ProblemReport): ProblemReport =>
  problemReportOf({ what, detail, origin: { module, version, cohort, reason } }, version);
