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

/** As many tags as one batch has at most. */
export const maxBinTagBatch = 5000;

/** As many pairs of a tag and a unit as one call assigns: each is four writes at most, and a commit takes 500. */
export const maxBinTagPairs = 120;

/** Bin tags that were made together, `customers/{customerId}/binTagBatches/{id}`: each is labelled `{label}-{number}`. */
export const binTagBatchSchema = z.object({
  ...recordFields,
  communityId: id,
  label: shortText,
  count,
  /** How many of them there are so far; fewer than `count` while they are made, or when that was broken off. */
  made: countOrZero,
  printedAt: orNull(instant),
});

export type BinTagBatch = z.output<typeof binTagBatchSchema>;

/** What is asked of whoever makes a batch. The id is the caller's, so that a call that broke off is taken up by the next one. */
export const newBinTagBatchSchema = z.object({
  communityId: sentId,
  batchId: text(64).check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  label: text(40).check(z.trim(), z.minLength(1)),
  count: count.check(z.gte(1), z.lte(maxBinTagBatch)),
});

export type NewBinTagBatch = z.output<typeof newBinTagBatchSchema>;

/** The label of a batch's tag by its number, counted from 1; numbers of one batch have the same length, and sort as text. */
export const binTagLabel = ({ label, count: all }: Pick<BinTagBatch, 'label' | 'count'>, number: number) =>
  `${label}-${String(number).padStart(String(all).length, '0')}`;
