export { checkpointSchema, isExpected, type Checkpoint } from './checkpoint.ts';
export { coverageNights, coverageOf, type NightCoverage } from './checkpointCoverage.ts';
export { scanClockOf } from './checkpointNight.ts';
export { maxPastRules, type CheckpointRules, type PastRules } from './checkpointRules.ts';
export { byOrder } from './checkpointOrder.ts';
export { checkpointScanSchema, scanFlags, scanResults, type CheckpointScan } from './checkpointScan.ts';
export { repairableCheckpoints } from './repairableCheckpoints.ts';
