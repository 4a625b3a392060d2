export { dataExportSchema } from './dataExport.ts';
export type { DataExport } from './dataExport.ts';
