export { checkpointSchema, isExpected } from './checkpoint.ts';
export type { Checkpoint } from './checkpoint.ts';
export { coverageNights, coverageOf } from './checkpointCoverage.ts';
export type { NightCoverage } from './checkpointCoverage.ts';
export { checkpointStates, lacksPhoto, roundOfNight, scanClockOf } from './checkpointNight.ts';
export type { CheckpointState, RoundStop } from './checkpointNight.ts';
export { checkpointOn, pastRulesAfter } from './checkpointRules.ts';
export { afterMove, byOrder, newOrders } from './checkpointOrder.ts';
export { checkpointScanSchema, scanFlags, scanResults } from './checkpointScan.ts';
export type { CheckpointScan } from './checkpointScan.ts';
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
export type { CheckpointAct, CheckpointChange, CheckpointForm, NewCheckpoint } from './newCheckpoint.ts';
export { judgeScans } from './judgeScans.ts';
export type { MadeScan, ScannedCheckpoint, ScannedPlace, ScanVerdict } from './judgeScans.ts';
export { mendableCheckpoints } from './mendableCheckpoints.ts';
