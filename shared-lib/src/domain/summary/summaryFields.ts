import * as z from 'zod/mini';
import { id, orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { shardCount } from './shardOf.ts';
import type { RowFormat } from './rowFormat.ts';

/** The format of all summaries. One of another format is not read; the repair makes it anew. */
export const summaryFormat = 2;

/** What every summary says of itself. */
export const summaryFields = {
  id,
  format: z.literal(summaryFormat),
  updatedAt: orNull(instant),
};

/** The number of a shard. */
export const shardNumber = z.int().check(z.gte(0), z.lt(shardCount));

/** A text of rows; yields the records that it holds. */
export const rowsOf = <R>(format: RowFormat<R>) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => format.read(text)),
  );
