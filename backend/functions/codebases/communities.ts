/** The functions of the codebase `communities`: communities, units, tags, check points, what residents and property managers write, and public pages. */
import '../runAsFunctionsAccount.ts';
export { addCommunity } from '../addCommunity.ts';
export { archiveCommunity } from '../archiveCommunity.ts';
export { assignBinTags } from '../binTags/assignBinTags.ts';
export { changeBinTag } from '../binTags/changeBinTag.ts';
export { generateBinTags } from '../binTags/generateBinTags.ts';
export { releaseTagOfUnit } from '../binTags/releaseTagOfUnit.ts';
export { changeClosures } from '../changeClosures.ts';
export { addCheckpoint } from '../checkpoints/addCheckpoint.ts';
export { changeCheckpoint } from '../checkpoints/changeCheckpoint.ts';
export { updateCheckpoint } from '../checkpoints/updateCheckpoint.ts';
export { askFormChallenge } from '../contact/askFormChallenge.ts';
export { readReceipt } from '../contact/readReceipt.ts';
export { sendContactForm } from '../contact/sendContactForm.ts';
export { signUpForTexts } from '../contact/signUpForTexts.ts';
export { changeAnswerTemplate } from '../contactAnswers/changeAnswerTemplate.ts';
export { changeContactSubmission } from '../contactAnswers/changeContactSubmission.ts';
export { readVerdict } from '../contactAnswers/readVerdict.ts';
export { remindOfRequests } from '../contactAnswers/remindOfRequests.ts';
export { deleteCommunity } from '../deleteCommunity.ts';
export { deleteUnits } from '../deleteUnits.ts';
export { describeCommunities } from '../describeCommunities.ts';
export { editUnits } from '../editUnits.ts';
export { importCommunities } from '../importCommunities.ts';
export { importUnits } from '../importUnits.ts';
export {
  answerClosureRequest,
  askManagerClosures,
  notifyClosureRequest,
} from '../managers/closureRequests.ts';
export { followManagerNights } from '../managers/followNights.ts';
export { addManagerLink, changeManagerLink } from '../managers/managerLinks.ts';
export { readManagerPhoto } from '../managers/managerPhotos.ts';
export { leaveManagerPages, openManagerPages } from '../managers/openManagerPages.ts';
export { readManagerNights, readManagerOverview } from '../managers/readManagerPages.ts';
export { readManagerLogs, readManagerViolations } from '../managers/readManagerRecords.ts';
export { sendDueManagerMails } from '../managers/sendManagerMails.ts';
export { unsubscribeManager } from '../managers/unsubscribeManager.ts';
export { moveResidents } from '../moveResidents.ts';
export { publishAnnouncements, publishVisits } from '../publicNights/publishNights.ts';
export { servePublicPage } from '../publicPages/servePublicPage.ts';
export { publishCodePlace } from '../publishCodePlace.ts';
export { publishCommunity } from '../publishCommunity.ts';
export { restoreCommunity } from '../restoreCommunity.ts';
export { summariseAssignedAgents } from '../summariseAssignedAgents.ts';
export { summariseCommunities } from '../summariseCommunities.ts';
export { summariseUnits } from '../summariseUnits.ts';
export { undoCommunityImport } from '../undoCommunityImport.ts';
export { undoUnitImport } from '../undoUnitImport.ts';
export { updateCommunity } from '../updateCommunity.ts';
