/** The functions of the codebase `tracking`: what the field writes, and what the office makes of it. */
import '../../kernel/runAsFunctionsAccount.ts';
export { changeClockInOuts } from '../tracking/clock/callables/changeClockInOuts.ts';
export { changePayPeriod } from '../tracking/clock/callables/changePayPeriod.ts';
export { closeForgottenClockIns } from '../tracking/clock/triggers/closeForgottenClockIns.ts';
export { deriveFromClockInOuts } from '../tracking/clock/triggers/deriveFromClockInOuts.ts';
export { reckonPayPeriod } from '../tracking/clock/callables/reckonPayPeriod.ts';
export {
  deriveFromReports,
  deriveFromScans,
  deriveFromServiceLogs,
} from '../tracking/field/triggers/deriveRounds.ts';
export { watchNights } from '../tracking/nights/triggers/watchNights.ts';
export { addOfficePhoto } from '../tracking/photos/callables/addOfficePhoto.ts';
export { removeOfficePhoto } from '../tracking/photos/callables/removeOfficePhoto.ts';
export { correctServiceLog } from '../tracking/serviceLogs/callables/correctServiceLog.ts';
export { reviewShiftReports } from '../tracking/shiftReports/callables/reviewShiftReports.ts';
export { summariseClockInOuts } from '../core/summaries/triggers/summariseClockInOuts.ts';
export { summariseViolations } from '../core/summaries/triggers/summariseViolations.ts';
export { answerNotice } from '../tracking/violations/callables/answerNotice.ts';
export { approveViolations } from '../tracking/violations/callables/approveViolations.ts';
export { changeViolation } from '../tracking/violations/callables/changeViolation.ts';
export { checkViolationPhotos } from '../tracking/violations/callables/checkViolationPhotos.ts';
export { ageViolations } from '../tracking/violations/triggers/deriveCases.ts';
export { deriveFromViolations } from '../tracking/violations/triggers/deriveFromViolations.ts';
export { noteMailedNotices, noteTextedNotices } from '../tracking/violations/triggers/noteNotices.ts';
