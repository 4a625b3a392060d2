/**
 * The functions of the codebase `tracking`: field records, the office's reviews and corrections, and the morning digest
 * of a night.
 */
import 'backend/kernel/project/runAsFunctionsAccount.ts';
export { changeClockInOuts } from './clock/callables/changeClockInOuts.ts';
export { changePayPeriod } from './clock/callables/changePayPeriod.ts';
export { closeForgottenClockIns } from './clock/triggers/closeForgottenClockIns.ts';
export { deriveFromClockInOuts } from './clock/triggers/deriveFromClockInOuts.ts';
export { reckonPayPeriod } from './clock/callables/reckonPayPeriod.ts';
export { reckonPayProgress } from './clock/callables/reckonPayProgress.ts';
export { previewDigest, sendDigestNow } from './digests/callables/digestCalls.ts';
export { sendDueDigests } from './digests/triggers/sendDigests.ts';
export { deriveFromReports, deriveFromScans, deriveFromServiceLogs } from './field/triggers/deriveRounds.ts';
export { approveShifts } from './nights/callables/approveShifts.ts';
export { changeRoundNotes } from './nights/callables/changeRoundNotes.ts';
export { countCheckpoints } from './nights/callables/countCheckpoints.ts';
export { watchNights } from './nights/triggers/watchNights.ts';
export { addOfficePhoto } from './photos/callables/addOfficePhoto.ts';
export { removeOfficePhoto } from './photos/callables/removeOfficePhoto.ts';
export { readDoorProof, readDoorProofPhoto } from './proof/callables/readDoorProof.ts';
export { revokeDoorProof } from './proof/callables/revokeDoorProof.ts';
export { shareDoorProof } from './proof/callables/shareDoorProof.ts';
export { deriveFromRequests } from './scorecards/triggers/deriveFromRequests.ts';
export { repairScores } from './scorecards/triggers/repairScores.ts';
export { correctServiceLog } from './serviceLogs/callables/correctServiceLog.ts';
export { reviewShiftReports } from './shiftReports/callables/reviewShiftReports.ts';
export { summariseClockInOuts } from 'backend/functions/core/summaries/triggers/summariseClockInOuts.ts';
export { summariseViolations } from 'backend/functions/core/summaries/triggers/summariseViolations.ts';
export { answerNotice } from './violations/callables/answerNotice.ts';
export { approveViolations } from './violations/callables/approveViolations.ts';
export { changeViolation } from './violations/callables/changeViolation.ts';
export { checkViolationPhotos } from './violations/callables/checkViolationPhotos.ts';
export { ageViolations } from './violations/triggers/deriveCases.ts';
export { deriveFromViolations } from './violations/triggers/deriveFromViolations.ts';
export { noteMailedNotices, noteTextedNotices } from './violations/triggers/noteNotices.ts';
