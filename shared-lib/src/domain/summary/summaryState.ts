import * as z from 'zod/mini';
import { orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { summaryFields, summaryFormat } from './summaryFields.ts';

/**
 * What is known of an account's summaries as a whole, `customers/{customerId}/counts/summaries`. Where `builtAt` is set, all of them have
 * been made, so that a night without a document is one without records.
 */
export const summaryStateSchema = z.object({
  ...summaryFields,
  /** When all of them were last compared with their sources. */
  builtAt: orNull(instant),
  /** When a screen last asked for that. */
  repairAskedAt: orNull(instant),
});

export type SummaryState = z.output<typeof summaryStateSchema>;

/** Fields of the state to merge into it, but for `updatedAt`. */
export const summaryState = (moments: Readonly<Partial<Record<'builtAt' | 'repairAskedAt', unknown>>>) => ({
  ...moments,
  format: summaryFormat,
});
