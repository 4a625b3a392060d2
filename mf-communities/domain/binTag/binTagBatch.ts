import * as z from 'shared-lib/domain/schema';
import {
  count,
  countOrZero,
  id,
  orNull,
  recordFields,
  sentId,
  shortText,
  text,
} from 'shared-lib/domain/schema';
import { instant } from 'shared-lib/domain';

/** Maximum number of tags in one batch. */
export const maxBinTagBatch = 5000;

/**
 * Maximum number of tag and unit pairs that one call assigns: each takes up to four writes, and a commit takes 500.
 */
export const maxBinTagPairs = 120;

/**
 * Bin tags created together, `customers/{customerId}/binTagBatches/{id}`: each is labeled `{label}-{number}`.
 */
export const binTagBatchSchema = z.object({
  ...recordFields,
  communityId: id,
  label: shortText,
  count,
  /** How many exist so far; fewer than `count` while they are being created, or after an interruption. */
  made: countOrZero,
  printedAt: orNull(instant),
});

export type BinTagBatch = z.output<typeof binTagBatchSchema>;

/**
 * The payload that creates a batch. The caller chooses the id, so that a retry continues an interrupted call.
 */
export const newBinTagBatchSchema = z.object({
  communityId: sentId,
  batchId: text(64).check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  label: text(40).check(z.trim(), z.minLength(1)),
  count: count.check(z.gte(1), z.lte(maxBinTagBatch)),
});

export type NewBinTagBatch = z.output<typeof newBinTagBatchSchema>;

/**
 * A tag's label from its number in the batch, counted from 1; numbers in one batch have the same length, and
 * sort as text.
 */
export const binTagLabel = ({ label, count: all }: Pick<BinTagBatch, 'label' | 'count'>, number: number) =>
  `${label}-${String(number).padStart(String(all).length, '0')}`;
