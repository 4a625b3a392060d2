export { serviceLogCalls } from './calls.ts';
export {
  correctionIdOf,
  correctionRefusals,
  isSameCorrection,
  planServiceLogCorrection,
  serviceLogCorrectionSchema,
} from './correction.ts';
export type { CorrectionPlan, ServiceLogCorrection } from './correction.ts';
export { reasonWords } from './reasonWords.ts';
export { repairableServiceLogs } from './repairableServiceLogs.ts';
export { setOutWindowOn, timeInWindow } from './setOutWindow.ts';
export type { SetOutWindow } from './setOutWindow.ts';
