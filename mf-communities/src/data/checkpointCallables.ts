import {
  checkpointCalls,
  type CheckpointAct,
  type CheckpointChange,
  type NewCheckpoint,
} from 'mf-communities/domain';
import { callerOf } from 'shared-lib/data/kit';

const callCheckpoints = callerOf(checkpointCalls);

/** Adds a checkpoint at the end of a community's route. */
export const addCheckpoint = (checkpoint: NewCheckpoint) => callCheckpoints('addCheckpoint', checkpoint);

/** Edits a checkpoint; refused with `aborted` after a concurrent change. */
export const updateCheckpoint = (change: CheckpointChange) => callCheckpoints('updateCheckpoint', change);

/**
 * Activates or deactivates a checkpoint, moves it on its route, replaces its code or deletes it; idempotent.
 */
export const changeCheckpoint = (act: CheckpointAct) => callCheckpoints('changeCheckpoint', act);
