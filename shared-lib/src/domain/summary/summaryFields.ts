import * as z from 'zod/mini';
import { id, orNull } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { shardCount } from './shardOf.ts';
import type { RowFormat } from './rowFormat.ts';

/** The version of the summaries' format. The repair rebuilds summaries with any other. */
export const summaryFormat = 3;

/** The fields that every summary has. */
export const summaryFields = {
  id,
  format: z.literal(summaryFormat),
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
