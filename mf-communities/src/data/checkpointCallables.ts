import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import type { CheckpointAct, CheckpointChange, NewCheckpoint } from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

const added = z.object({ checkpointId: z.string().check(z.minLength(1)) });

/** Adds a checkpoint at the end of a community's round. */
export const addCheckpoint = (checkpoint: NewCheckpoint) => call('addCheckpoint', checkpoint, added);

/** Edits a checkpoint; refused with `aborted` after a concurrent change. */
export const updateCheckpoint = (change: CheckpointChange) => call('updateCheckpoint', change, success);

/**
 * Activates or deactivates a checkpoint, moves it on its round, replaces its code or deletes it; idempotent.
 */
export const changeCheckpoint = (act: CheckpointAct) => call('changeCheckpoint', act, success);
