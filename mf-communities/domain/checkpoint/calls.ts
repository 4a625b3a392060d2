import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, success } from 'shared-lib/domain/schema';
import { checkpointActSchema, checkpointChangeSchema, newCheckpointSchema } from './newCheckpoint.ts';

/** Calls about checkpoints. */
export const checkpointCalls = {
  addCheckpoint: { payload: newCheckpointSchema, result: z.object({ checkpointId: id }) },
  updateCheckpoint: { payload: checkpointChangeSchema, result: success },
  changeCheckpoint: { payload: checkpointActSchema, result: success },
} satisfies CallTable;
