import * as z from 'zod/mini';
import { id, orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { shardCount } from './shardOf.ts';
import type { RowFormat } from './rowFormat.ts';

/**
 * The format in which summaries are written. Only this one and the previous one are readable; the repair rebuilds any
 * other.
 */
export const summaryFormat = 3;

/**
 * The format of releases before 1.6, whose rows don't omit common beginnings. They are read as they are, until the
 * next change or repair.
 */
const formatBefore = 2;

/** The fields that every summary has. */
export const summaryFields = {
  id,
  format: z.literal([formatBefore, summaryFormat]),
  updatedAt: orNull(instant),
};

/** A shard's number. */
export const shardNumber = z.int().check(z.gte(0), z.lt(shardCount));

/** A text of rows; yields its records. */
export const rowsOf = <R>(format: RowFormat<R>) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => format.read(text)),
  );
