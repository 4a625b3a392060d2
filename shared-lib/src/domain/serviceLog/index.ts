export { serviceLogSchema } from './serviceLog.ts';
export type { ServiceLog } from './serviceLog.ts';
