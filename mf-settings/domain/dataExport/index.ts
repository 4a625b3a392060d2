export { exportLimits, exportRefusal, isExportReady, isExportRunning } from './dataExport.ts';
export { dataExportSchema } from './dataExportRecord.ts';
export type { DataExport } from './dataExportRecord.ts';
