import * as z from 'shared-lib/domain/schema';
import type { CheckpointAct, CheckpointChange, NewCheckpoint } from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

const added = z.object({ checkpointId: z.string().check(z.minLength(1)) });
const success = z.object({ success: z.literal(true) });

/** Adds a check point at the end of a community's round. */
export const addCheckpoint = (checkpoint: NewCheckpoint) => call('addCheckpoint', checkpoint, added);

/** Changes a check point; refused with `aborted` when someone else changed it first. */
export const updateCheckpoint = (change: CheckpointChange) => call('updateCheckpoint', change, success);

/** Takes a check point in or out of use, moves it on its round, gives it another code or removes it; safe to repeat. */
export const changeCheckpoint = (act: CheckpointAct) => call('changeCheckpoint', act, success);
