/** The functions of the codebase `communities`: communities, units, tags, check points, what residents and property managers write, and public pages. */
import '../../kernel/runAsFunctionsAccount.ts';
export { addCommunity } from '../communities/community/callables/addCommunity.ts';
export { archiveCommunity } from '../communities/community/callables/archiveCommunity.ts';
export { assignBinTags } from '../communities/binTags/callables/assignBinTags.ts';
export { changeBinTag } from '../communities/binTags/callables/changeBinTag.ts';
export { generateBinTags } from '../communities/binTags/callables/generateBinTags.ts';
export { releaseTagOfUnit } from '../communities/binTags/triggers/releaseTagOfUnit.ts';
export { changeClosures } from '../communities/community/callables/changeClosures.ts';
export { addCheckpoint } from '../communities/checkpoints/callables/addCheckpoint.ts';
export { changeCheckpoint } from '../communities/checkpoints/callables/changeCheckpoint.ts';
export { updateCheckpoint } from '../communities/checkpoints/callables/updateCheckpoint.ts';
export { askFormChallenge } from '../communities/contact/callables/askFormChallenge.ts';
export { readReceipt } from '../communities/contact/callables/readReceipt.ts';
export { sendContactForm } from '../communities/contact/callables/sendContactForm.ts';
export { signUpForTexts } from '../communities/contact/callables/signUpForTexts.ts';
export { changeAnswerTemplate } from '../communities/contactAnswers/callables/changeAnswerTemplate.ts';
export { changeContactSubmission } from '../communities/contactAnswers/callables/changeContactSubmission.ts';
export { readVerdict } from '../communities/contactAnswers/callables/readVerdict.ts';
export { remindOfRequests } from '../communities/contactAnswers/triggers/remindOfRequests.ts';
export { deleteCommunity } from '../communities/community/callables/deleteCommunity.ts';
export { deleteUnits } from '../communities/units/callables/deleteUnits.ts';
export { describeCommunities } from '../communities/community/callables/describeCommunities.ts';
export { editUnits } from '../communities/units/callables/editUnits.ts';
export { importCommunities } from '../communities/community/callables/importCommunities.ts';
export { importUnits } from '../communities/units/callables/importUnits.ts';
export {
  answerClosureRequest,
  askManagerClosures,
  notifyClosureRequest,
} from '../communities/managers/callables/closureRequests.ts';
export { followManagerNights } from '../communities/managers/triggers/followNights.ts';
export { addManagerLink, changeManagerLink } from '../communities/managers/callables/managerLinks.ts';
export { readManagerPhoto } from '../communities/managers/callables/managerPhotos.ts';
export { leaveManagerPages, openManagerPages } from '../communities/managers/callables/openManagerPages.ts';
export {
  readManagerNights,
  readManagerOverview,
} from '../communities/managers/callables/readManagerPages.ts';
export {
  readManagerLogs,
  readManagerViolations,
} from '../communities/managers/callables/readManagerRecords.ts';
export { sendDueManagerMails } from '../communities/managers/triggers/sendManagerMails.ts';
export { unsubscribeManager } from '../communities/managers/callables/unsubscribeManager.ts';
export { moveResidents } from '../communities/units/callables/moveResidents.ts';
export { publishAnnouncements, publishVisits } from '../communities/publicNights/triggers/publishNights.ts';
export { servePublicPage } from '../communities/publicPages/callables/servePublicPage.ts';
export { publishCodePlace } from '../communities/publicPages/triggers/publishCodePlace.ts';
export { publishCommunity } from '../communities/publicPages/triggers/publishCommunity.ts';
export { restoreCommunity } from '../communities/community/callables/restoreCommunity.ts';
export { summariseAssignedAgents } from '../core/summaries/triggers/summariseAssignedAgents.ts';
export { summariseCommunities } from '../core/summaries/triggers/summariseCommunities.ts';
export { summariseUnits } from '../core/summaries/triggers/summariseUnits.ts';
export { undoCommunityImport } from '../communities/community/callables/undoCommunityImport.ts';
export { undoUnitImport } from '../communities/units/callables/undoUnitImport.ts';
export { updateCommunity } from '../communities/community/callables/updateCommunity.ts';
