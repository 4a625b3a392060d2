export { afterMove, decideCheckpointChange, newPositions, pastRulesAfter } from './decideCheckpointChange.ts';
export {
  blankCheckpoint,
  checkpointActSchema,
  checkpointChangeSchema,
  checkpointFields,
  checkpointFormOf,
  checkpointFormSchema,
  checkpointRadius,
  maxCheckpoints,
  newCheckpointSchema,
  positionOf,
} from './newCheckpoint.ts';
export type { CheckpointAction, CheckpointChange, CheckpointForm, NewCheckpoint } from './newCheckpoint.ts';
export { checkpointCalls } from './calls.ts';
