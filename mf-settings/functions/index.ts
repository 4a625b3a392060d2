/** The functions of the codebase `settings`: the business itself, types of violation, consents and texts to residents. */
import 'backend/kernel/project/runAsFunctionsAccount.ts';
export { undoSettingsChange } from './activity/callables/undoSettingsChange.ts';
export {
  logAnswerTemplateActivity,
  logBinTagBatchActivity,
  logClockActivity,
  logCommunityActivity,
  logCustomerActivity,
  logMemberActivity,
  logPayPeriodActivity,
  logRoundNoteActivity,
  logPlanActivity,
  logRequestActivity,
  logResidentRequestActivity,
  logScheduleActivity,
  logSettingsActivity,
  logTextTemplateActivity,
  logViolationActivity,
  logViolationTypeActivity,
} from './activity/triggers/logActivity.ts';
export { cancelBroadcast, resendBroadcast } from './broadcasts/callables/changeBroadcast.ts';
export { changeSmsTemplate } from './broadcasts/callables/changeSmsTemplate.ts';
export { makeBroadcastTexts } from './broadcasts/triggers/makeBroadcastTexts.ts';
export { previewBroadcast } from './broadcasts/callables/previewBroadcast.ts';
export { sendTestText } from './broadcasts/callables/sendTestText.ts';
export { startBroadcast } from './broadcasts/callables/startBroadcast.ts';
export { askBusinessSlug, changeBusinessSlug } from './business/callables/businessSlugs.ts';
export { publishProfile } from './business/triggers/publishProfile.ts';
export { changeSuppression } from './consent/callables/changeSuppression.ts';
export { unblockEmail } from './consent/callables/unblockEmail.ts';
export { importRecipients } from './consent/callables/importRecipients.ts';
export { undoRecipientImport } from './consent/callables/undoRecipientImport.ts';
export { continueDeletions, requestDeletion, undoDeletion } from './deletion/callables/deletions.ts';
export { continueExports, makeExport, startExport } from './exports/callables/exports.ts';
export { addViolationType } from './violationTypes/callables/addViolationType.ts';
export { changeViolationType } from './violationTypes/callables/changeViolationType.ts';
export { mergeViolationTypes } from './violationTypes/callables/mergeViolationTypes.ts';
export { updateViolationType } from './violationTypes/callables/updateViolationType.ts';
