import { longestProblem } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/** How many days a problem is kept after it was last seen. */
export const problemDays = 30;

const parts = {
  /** The failure, in a sentence. */
  what: z.text(longestProblem.what).check(z.minLength(1)),
  /** The cause; empty if unknown. */
  detail: z.text(longestProblem.detail),
  /** Whose code it was: a module, or `shell`, which includes shared-lib. */
  module: z.text(longestProblem.module).check(z.regex(/^(shell|mf-[a-z-]+)$/)),
  version: z.text(longestProblem.version).check(z.regex(/^[\w.+-]*$/)),
  /** Why this account had that version, like `canary # %`. */
  cohort: z.text(longestProblem.cohort),
  reason: z.text(longestProblem.reason),
};

/** A `ProblemReport` as received. */
export const problemReportSchema = z.object(parts);

/** How often a problem was seen on one day, `problems/{id}`. */
export const problemCountSchema = z.object({
  id: z.id,
  count: z.countOrZero,
  firstAt: z.orNull(z.instant),
  lastAt: z.orNull(z.instant),
});

/** The same problem on one day, for the people who run the product. */
export const problemRecordSchema = z.extend(problemCountSchema, parts);

export type ProblemRecord = z.output<typeof problemRecordSchema>;
