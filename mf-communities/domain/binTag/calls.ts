import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, id, success } from 'shared-lib/domain/schema';
import { newBinTagBatchSchema } from './binTagBatch.ts';
import { binTagChangeSchema, binTagRefusals } from './binTagChange.ts';
import { binTagPairsSchema } from './binTagPairs.ts';

/** Calls about bin tags. */
export const binTagCalls = {
  generateBinTags: { payload: newBinTagBatchSchema, result: z.object({ made: count, count }) },
  changeBinTag: { payload: binTagChangeSchema, result: success },
  assignBinTags: {
    payload: binTagPairsSchema,
    result: z.object({
      assigned: count,
      refused: z.array(z.object({ binTagId: id, unitId: z.nullable(id), code: z.enum(binTagRefusals) })),
    }),
  },
} satisfies CallTable;
