/** The functions of the codebase `settings`: the business itself, violation types, consents and texts to residents. */
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
export { cancelBroadcast, resendBroadcast, startBroadcast } from './broadcasts/callables/changeBroadcast.ts';
export { changeSmsTemplate } from './broadcasts/callables/changeSmsTemplate.ts';
export { makeBroadcastTexts } from './broadcasts/triggers/makeBroadcastTexts.ts';
export { previewBroadcast, sendTestText } from './broadcasts/callables/previewBroadcast.ts';
export { askBusinessSlug, changeBusinessSlug } from './business/callables/businessSlugs.ts';
export { publishProfile } from './business/triggers/publishProfile.ts';
export { changeSuppression, unblockEmail } from './consent/callables/changeSuppression.ts';
export { importRecipients, undoRecipientImport } from './consent/callables/importRecipients.ts';
export { continueDeletions, requestDeletion, undoDeletion } from './deletion/callables/deletions.ts';
export { continueExports, makeExport, startExport } from './exports/callables/exports.ts';
export {
  addViolationType,
  changeViolationType,
  mergeViolationTypes,
  updateViolationType,
} from './violationTypes/callables/violationTypes.ts';
