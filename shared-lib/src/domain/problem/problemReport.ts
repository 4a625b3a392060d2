import * as z from 'zod/mini';
import { text } from '../base/fields.ts';
import type { CallTable } from '../change/calls.ts';
import { maxProblemLength } from './problemReportOf.ts';

/** A `ProblemReport` as received. */
export const problemReportSchema = z.object({
  /** The failure, in a sentence. */
  what: text(maxProblemLength.what).check(z.minLength(1)),
  /** The cause; empty if unknown. */
  detail: text(maxProblemLength.detail),
  /** Whose code it was: a module, or `shell`, which includes shared-lib. */
  module: text(maxProblemLength.module).check(z.regex(/^(shell|mf-[a-z-]+)$/)),
  version: text(maxProblemLength.version).check(z.regex(/^[\w.+-]*$/)),
  /** Why this account had that version, like `canary #%`. */
  cohort: text(maxProblemLength.cohort),
  reason: text(maxProblemLength.reason),
});

/** The call that reports a page's problem, for anyone. */
export const problemCalls = {
  recordProblem: { payload: problemReportSchema, result: z.object({ kept: z.boolean() }) },
} satisfies CallTable;
