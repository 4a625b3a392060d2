import * as z from 'zod/mini';
import { orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { summaryFields } from './summaryFields.ts';

/**
 * The state of an account's summaries as a whole, `customers/{customerId}/counts/summaries`. If `builtAt` is set, all
 * of them exist, so a night without a document has no records.
 */
export const summaryStateSchema = z.object({
  ...summaryFields,
  /** When all of them were last compared with their sources. */
  builtAt: orNull(instant),
  /** When a screen last requested a repair. */
  repairAskedAt: orNull(instant),
});

export type SummaryState = z.output<typeof summaryStateSchema>;
