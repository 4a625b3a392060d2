export { judgeScans } from './judgeScans.ts';
export type { MadeScan, ScannedCheckpoint, ScannedPlace, ScanVerdict } from './judgeScans.ts';
export { checkpointStates, lacksPhoto, roundOfNight } from './checkpointNight.ts';
export type { CheckpointState, RoundStop } from './checkpointNight.ts';
export { checkpointOn } from './checkpointOn.ts';
export { geofenceOn } from './geofenceOn.ts';
