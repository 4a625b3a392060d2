export { serviceLogCalls } from './calls.ts';
export {
  correctionIdOf,
  correctionRefusals,
  isSameCorrection,
  planServiceLogCorrection,
  reasonTexts,
  repairableServiceLogs,
  serviceLogCorrectionSchema,
} from './correction.ts';
export type { CorrectionPlan, ServiceLogCorrection } from './correction.ts';
export { setOutWindowOn, timeInWindow } from './setOutWindow.ts';
export type { SetOutWindow } from './setOutWindow.ts';
