export { exportLimits, exportRefusal, isExportReady, isExportRunning } from './dataExport.ts';
