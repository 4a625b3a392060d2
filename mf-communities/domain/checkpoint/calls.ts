import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, success } from 'shared-lib/domain/schema';
import { checkpointActSchema, checkpointChangeSchema, newCheckpointSchema } from './newCheckpoint.ts';

/** Calls about checkpoints. */
export const checkpointCalls = {
  /** Adds a checkpoint at the end of a community's route. */
  addCheckpoint: { payload: newCheckpointSchema, result: z.object({ checkpointId: id }) },
  /** Edits a checkpoint; fails with `aborted` after a concurrent change. */
  updateCheckpoint: { payload: checkpointChangeSchema, result: success },
  /**
   * Activates or deactivates a checkpoint, moves it on its route, replaces its code or deletes it; idempotent.
   */
  changeCheckpoint: { payload: checkpointActSchema, result: success },
} satisfies CallTable;
