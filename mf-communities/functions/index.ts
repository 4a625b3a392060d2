/**
 * The functions of the codebase `communities`: communities, units, tags, checkpoints, messages from residents
 * and property managers, and public pages.
 */
import 'backend/kernel/project/runAsFunctionsAccount.ts';
export { addCommunity } from './community/callables/addCommunity.ts';
export { archiveCommunity } from './community/callables/archiveCommunity.ts';
export { assignBinTags } from './binTags/callables/assignBinTags.ts';
export { changeBinTag } from './binTags/callables/changeBinTag.ts';
export { generateBinTags } from './binTags/callables/generateBinTags.ts';
export { releaseTagOfUnit } from './binTags/triggers/releaseTagOfUnit.ts';
export { changeClosures } from './community/callables/changeClosures.ts';
export { addCheckpoint } from './checkpoints/callables/addCheckpoint.ts';
export { changeCheckpoint } from './checkpoints/callables/changeCheckpoint.ts';
export { updateCheckpoint } from './checkpoints/callables/updateCheckpoint.ts';
export { askFormChallenge } from './contact/callables/askFormChallenge.ts';
export { readReceipt } from './contact/callables/readReceipt.ts';
export { sendContactForm } from './contact/callables/sendContactForm.ts';
export { signUpForTexts } from './contact/callables/signUpForTexts.ts';
export { changeAnswerTemplate } from './contactAnswers/callables/changeAnswerTemplate.ts';
export { changeContactSubmission } from './contactAnswers/callables/changeContactSubmission.ts';
export { readVerdict } from './contactAnswers/callables/readVerdict.ts';
export { remindOfRequests } from './contactAnswers/triggers/remindOfRequests.ts';
export { deleteCommunity } from './community/callables/deleteCommunity.ts';
export { deleteUnits } from './units/callables/deleteUnits.ts';
export { describeCommunities } from './community/callables/describeCommunities.ts';
export { editUnits } from './units/callables/editUnits.ts';
export { readDoorNights } from './doorNights/callables/readDoorNights.ts';
export { importCommunities } from './community/callables/importCommunities.ts';
export { importUnits } from './units/callables/importUnits.ts';
export {
  answerClosureRequest,
  askManagerClosures,
  notifyClosureRequest,
} from './managers/callables/closureRequests.ts';
export { followManagerNights } from './managers/triggers/followNights.ts';
export { addManagerLink, changeManagerLink } from './managers/callables/managerLinks.ts';
export { readManagerDoor } from './managers/callables/readManagerDoor.ts';
export { readManagerPhoto } from './managers/callables/managerPhotos.ts';
export { leaveManagerPages, openManagerPages } from './managers/callables/openManagerPages.ts';
export { readManagerNights, readManagerOverview } from './managers/callables/readManagerPages.ts';
export { readManagerLogs, readManagerViolations } from './managers/callables/readManagerRecords.ts';
export { sendDueManagerMails } from './managers/triggers/sendManagerMails.ts';
export { unsubscribeManager } from './managers/callables/unsubscribeManager.ts';
export { moveResidents } from './units/callables/moveResidents.ts';
export { setUpUnits } from './units/callables/setUpUnits.ts';
export { publishAnnouncements, publishVisits } from './publicNights/triggers/publishNights.ts';
export { servePublicPage } from './publicPages/callables/servePublicPage.ts';
export { publishCodePlace } from './publicPages/triggers/publishCodePlace.ts';
export { publishCommunity } from './publicPages/triggers/publishCommunity.ts';
export { restoreCommunity } from './community/callables/restoreCommunity.ts';
export { summariseAssignedAgents } from 'backend/functions/core/summaries/triggers/summariseAssignedAgents.ts';
export { summariseCommunities } from 'backend/functions/core/summaries/triggers/summariseCommunities.ts';
export { summariseUnits } from 'backend/functions/core/summaries/triggers/summariseUnits.ts';
export { undoCommunityImport } from './community/callables/undoCommunityImport.ts';
export { undoUnitImport } from './units/callables/undoUnitImport.ts';
export { updateCommunity } from './community/callables/updateCommunity.ts';
export { publishBusiness } from './publicPages/triggers/publishBusiness.ts';
