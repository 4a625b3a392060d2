export {
  correctionIdOf,
  correctionRefusals,
  isSameCorrection,
  planServiceLogCorrection,
  serviceLogCorrectionSchema,
} from './correction.ts';
export type { CorrectionPlan, ServiceLogCorrection } from './correction.ts';
export { serviceLogSchema, serviceOutcomes, serviceReasons } from './serviceLog.ts';
export type { ServiceLog } from './serviceLog.ts';
export { standingLog } from './standingLog.ts';
