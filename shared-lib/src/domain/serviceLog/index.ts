export {
  correctionIdOf,
  correctionRefusals,
  isSameCorrection,
  planServiceLogCorrection,
  serviceLogCorrectionSchema,
} from './correction.ts';
export type { CorrectionPlan, ServiceLogCorrection } from './correction.ts';
export { countDoors, expectedDoors, isServed } from './doorCounts.ts';
export type { DoorCounts } from './doorCounts.ts';
export { serviceLogSchema, serviceOutcomes, serviceReasons } from './serviceLog.ts';
export type { ServiceLog } from './serviceLog.ts';
export { standingLog } from './standingLog.ts';
export { mendableServiceLogs } from './mendableServiceLogs.ts';
