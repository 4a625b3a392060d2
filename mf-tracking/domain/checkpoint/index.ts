export { judgeScans } from './judgeScans.ts';
export type { MadeScan, ScannedCheckpoint, ScannedPlace, ScanVerdict } from './judgeScans.ts';
