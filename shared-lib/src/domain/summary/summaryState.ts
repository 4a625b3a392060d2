import * as z from 'zod/mini';
import { orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { summaryFields } from './summaryFields.ts';

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
