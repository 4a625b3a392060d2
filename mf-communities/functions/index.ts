/**
 * The functions of the codebase `communities`: communities, units, tags, checkpoints, messages from residents
 * and property managers, and public pages.
 */
import 'backend/kernel/project/runAsFunctionsAccount.ts';
export { addCommunity } from './community/callables/addCommunity.ts';
export {
  archiveCommunity,
  deleteCommunity,
  restoreCommunity,
} from './community/callables/archiveCommunity.ts';
export { assignBinTags, changeBinTag, generateBinTags } from './binTags/callables/binTags.ts';
export { releaseTagOfUnit } from './binTags/triggers/releaseTagOfUnit.ts';
export { changeClosures } from './community/callables/changeClosures.ts';
export { addCheckpoint, changeCheckpoint, updateCheckpoint } from './checkpoints/callables/checkpoints.ts';
export { askFormChallenge } from './contact/callables/askFormChallenge.ts';
export { readReceipt } from './contact/callables/readReceipt.ts';
export { sendContactForm } from './contact/callables/sendContactForm.ts';
export { signUpForTexts } from './contact/callables/signUpForTexts.ts';
export { changeAnswerTemplate } from './contactAnswers/callables/changeAnswerTemplate.ts';
export { changeContactSubmission, readVerdict } from './contactAnswers/callables/changeContactSubmission.ts';
export { remindOfRequests } from './contactAnswers/triggers/remindOfRequests.ts';
export { describeCommunities } from './community/callables/describeCommunities.ts';
export { deleteUnits, editUnits } from './units/callables/editUnits.ts';
export { readDoorNights } from './doorNights/callables/readDoorNights.ts';
export { importCommunities } from './community/callables/importCommunities.ts';
export { importUnits, undoUnitImport } from './units/callables/importUnits.ts';
export {
  answerClosureRequest,
  askManagerClosures,
  notifyClosureRequest,
} from './managers/callables/closureRequests.ts';
export { followManagerNights } from './managers/triggers/followNights.ts';
export { addManagerLink, changeManagerLink } from './managers/callables/managerLinks.ts';
export {
  leaveManagerPages,
  openManagerPages,
  readManagerDoor,
  readManagerNights,
  readManagerOverview,
} from './managers/callables/readManagerPages.ts';
export {
  readManagerLogs,
  readManagerPhoto,
  readManagerViolations,
} from './managers/callables/readManagerRecords.ts';
export { sendDueManagerMails } from './managers/triggers/sendManagerMails.ts';
export { unsubscribeManager } from './managers/callables/unsubscribeManager.ts';
export { moveResidents } from './units/callables/moveResidents.ts';
export { setUpUnits } from './units/callables/setUpUnits.ts';
export { publishAnnouncements, publishVisits } from './publicNights/triggers/publishNights.ts';
export { servePublicPage } from './publicPages/callables/servePublicPage.ts';
export { publishCommunity } from './publicPages/triggers/publishCommunity.ts';
export { summariseAssignedAgents } from 'backend/functions/core/summaries/triggers/summariseAssignedAgents.ts';
export { summariseCommunities } from 'backend/functions/core/summaries/triggers/summariseCommunities.ts';
export { summariseUnits } from 'backend/functions/core/summaries/triggers/summariseUnits.ts';
export { undoCommunityImport } from './community/callables/undoCommunityImport.ts';
export { updateCommunity } from './community/callables/updateCommunity.ts';
export { publishBusiness, publishCodePlace } from './publicPages/triggers/publishBusiness.ts';
