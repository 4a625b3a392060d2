import * as z from 'zod/mini';
import { countOrZero, id, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { longest } from './problemReportOf.ts';

/** How many days a problem is kept after it was last seen. */
export const problemDays = 30;

const parts = {
  /** The failure, in a sentence. */
  what: text(longest.what).check(z.minLength(1)),
  /** The cause; empty if unknown. */
  detail: text(longest.detail),
  /** Whose code it was: a module, or `shell`, which includes shared-lib. */
  module: text(longest.module).check(z.regex(/^(shell|mf-[a-z-]+)$/)),
  version: text(longest.version).check(z.regex(/^[\w.+-]*$/)),
  /** Why this account had that version, like `canary # %`. */
  cohort: text(longest.cohort),
  reason: text(longest.reason),
};

/** A `ProblemReport` as received. */
export const problemReportSchema = z.object(parts);

/** How often a problem was seen on one day, `problems/{id}`. */
export const problemCountSchema = z.object({
  id,
  count: countOrZero,
  firstAt: orNull(instant),
  lastAt: orNull(instant),
});

/** The same problem on one day, for the people who run the product. */
export const problemRecordSchema = z.extend(problemCountSchema, parts);

export type ProblemRecord = z.output<typeof problemRecordSchema>;
