export { evaluateScans } from './evaluateScans.ts';
export type { EvaluatedScan, ScannedCheckpoint, ScannedPlace, ScanVerdict } from './evaluateScans.ts';
export { checkpointStates, lacksPhoto, roundOfNight } from './checkpointNight.ts';
export type { CheckpointState, RoundStop } from './checkpointNight.ts';
export { checkpointOn } from './checkpointOn.ts';
export { geofenceOn } from './geofenceOn.ts';
