import * as z from 'zod/mini';
import { id, orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { shardCount } from './shardOf.ts';
import type { RowFormat } from './rowFormat.ts';

/** The format of all summaries that are written. One of another format than this and the one before it is not read; the repair makes it anew. */
export const summaryFormat = 3;

/** That of releases before 1.6, whose rows don't leave out how a cell begins. They are read as they are, until the next change or repair. */
const formatBefore = 2;

/** What every summary says of itself. */
export const summaryFields = {
  id,
  format: z.literal([formatBefore, summaryFormat]),
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
