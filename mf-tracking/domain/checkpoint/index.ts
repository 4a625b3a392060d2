export { evaluateScans } from './evaluateScans.ts';
export type { EvaluatedScan, ScannedCheckpoint, ScannedPlace, ScanVerdict } from './evaluateScans.ts';
export { checkpointOn, checkpointStates, geofenceOn, lacksPhoto, roundOfNight } from './checkpointNight.ts';
export type { CheckpointState, RoundStop } from './checkpointNight.ts';
