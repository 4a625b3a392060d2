import * as z from 'zod/mini';
import { countOrZero, id, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { longest } from './problemReportOf.ts';

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

/** A `ProblemReport` as it comes. */
export const problemReportSchema = z.object(parts);

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
