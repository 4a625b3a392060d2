/** The functions of the codebase `settings`: the business itself, types of violation, consents and texts to residents. */
import '../../kernel/runAsFunctionsAccount.ts';
export { cancelBroadcast, resendBroadcast } from '../settings/broadcasts/callables/changeBroadcast.ts';
export { changeSmsTemplate } from '../settings/broadcasts/callables/changeSmsTemplate.ts';
export { makeBroadcastTexts } from '../settings/broadcasts/triggers/makeBroadcastTexts.ts';
export { previewBroadcast } from '../settings/broadcasts/callables/previewBroadcast.ts';
export { sendTestText } from '../settings/broadcasts/callables/sendTestText.ts';
export { startBroadcast } from '../settings/broadcasts/callables/startBroadcast.ts';
export { askBusinessSlug, changeBusinessSlug } from '../settings/business/callables/businessSlugs.ts';
export { publishProfile } from '../settings/business/triggers/publishProfile.ts';
export { changeSuppression } from '../settings/consent/callables/changeSuppression.ts';
export { importRecipients } from '../settings/consent/callables/importRecipients.ts';
export { undoRecipientImport } from '../settings/consent/callables/undoRecipientImport.ts';
export {
  continueDeletions,
  requestDeletion,
  undoDeletion,
} from '../settings/deletion/callables/deletions.ts';
export { continueExports, makeExport, startExport } from '../settings/exports/callables/exports.ts';
export { publishBusiness } from '../communities/publicPages/triggers/publishBusiness.ts';
export { addViolationType } from '../settings/violationTypes/callables/addViolationType.ts';
export { changeViolationType } from '../settings/violationTypes/callables/changeViolationType.ts';
export { mergeViolationTypes } from '../settings/violationTypes/callables/mergeViolationTypes.ts';
export { updateViolationType } from '../settings/violationTypes/callables/updateViolationType.ts';
