import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, id, success } from 'shared-lib/domain/schema';
import { binTagChangeSchema, binTagRefusals } from './binTagChange.ts';
import { binTagPairsSchema, newBinTagBatchSchema } from './binTagPairs.ts';

/** Calls about bin tags. */
export const binTagCalls = {
  /** Creates the next tags of a batch; call it again until `made` is `count`. */
  generateBinTags: { payload: newBinTagBatchSchema, result: z.object({ made: count, count }) },
  /** Changes one tag together with its unit; fails with `failed-precondition` if either has changed. */
  changeBinTag: { payload: binTagChangeSchema, result: success },
  /** Assigns tags to units. Pairs that no longer fit are skipped and returned with the reason. */
  assignBinTags: {
    payload: binTagPairsSchema,
    result: z.object({
      assigned: count,
      refused: z.array(z.object({ binTagId: id, unitId: z.nullable(id), code: z.enum(binTagRefusals) })),
    }),
  },
} satisfies CallTable;
