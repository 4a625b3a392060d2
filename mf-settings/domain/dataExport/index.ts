export {
  dataExportSchema,
  exportLimits,
  exportRefusal,
  isExportReady,
  isExportRunning,
} from './dataExport.ts';
export type { DataExport } from './dataExport.ts';
