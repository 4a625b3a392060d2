/** The Cloud Functions of the product, each under the name by which it is called. */
export { addCheckpoint } from './checkpoints/addCheckpoint.ts';
export { addCommunity } from './addCommunity.ts';
export { addTeamMember } from './addTeamMember.ts';
export { archiveCommunity } from './archiveCommunity.ts';
export { changeClockInOuts } from './clock/changeClockInOuts.ts';
export { changeClosures } from './changeClosures.ts';
export { approveViolations } from './violations/approveViolations.ts';
export { changePayPeriod } from './clock/changePayPeriod.ts';
export { closeForgottenClockIns } from './clock/closeForgottenClockIns.ts';
export { assignBinTags } from './binTags/assignBinTags.ts';
export { changeBinTag } from './binTags/changeBinTag.ts';
export { changeViolation } from './violations/changeViolation.ts';
export { checkPhotosOfViolation } from './violations/checkPhotosOfViolation.ts';
export { checkViolationPhotos } from './violations/checkViolationPhotos.ts';
export { changeCheckpoint } from './checkpoints/changeCheckpoint.ts';
export { correctServiceLog } from './serviceLogs/correctServiceLog.ts';
export { deactivateTeamMember } from './deactivateTeamMember.ts';
export { deriveFromClockInOuts } from './clock/deriveFromClockInOuts.ts';
export { ageViolations, deriveCases } from './violations/deriveCases.ts';
export {
  deriveFromReports,
  deriveFromScans,
  deriveFromServiceLogs,
  deriveFromViolations,
} from './field/deriveRounds.ts';
export { deleteCommunity } from './deleteCommunity.ts';
export { deleteTeamMember } from './deleteTeamMember.ts';
export { deleteUnits } from './deleteUnits.ts';
export { describeCommunities } from './describeCommunities.ts';
export { generateBinTags } from './binTags/generateBinTags.ts';
export { editUnits } from './editUnits.ts';
export { importCommunities } from './importCommunities.ts';
export { importUnits } from './importUnits.ts';
export { migrateTeamMembersWithoutAuth } from './migrateTeamMembersWithoutAuth.ts';
export { mailReports } from './messages/mailReports.ts';
export { noteCheckpoints, noteNotifications, noteUnits } from './noteChanges.ts';
export { moveResidents } from './moveResidents.ts';
export {
  notifyClockInOut,
  notifyContactForm,
  notifyRequest,
  notifyViolation,
} from './notifications/triggers.ts';
export { pruneNotifications } from './notifications/pruneNotifications.ts';
export { publishBusiness } from './publishBusiness.ts';
export { publishCodePlace } from './publishCodePlace.ts';
export { publishCommunity } from './publishCommunity.ts';
export { reactivateTeamMember } from './reactivateTeamMember.ts';
export { reckonPayPeriod } from './clock/reckonPayPeriod.ts';
export { releaseTagOfUnit } from './binTags/releaseTagOfUnit.ts';
export { repairEverySummary } from './repairEverySummary.ts';
export { repairSummaries } from './repairSummaries.ts';
export { restoreCommunity } from './restoreCommunity.ts';
export { sendDueMessages, sendMail, sendText } from './messages/senders.ts';
export { sendSupportRequest } from './messages/sendSupportRequest.ts';
export { summariseAssignedAgents } from './summariseAssignedAgents.ts';
export { summariseClockInOuts } from './summariseClockInOuts.ts';
export { summariseCommunities } from './summariseCommunities.ts';
export { summariseCustomer } from './summariseCustomer.ts';
export { summariseRequests } from './summariseRequests.ts';
export { summariseServiceLogs } from './summariseServiceLogs.ts';
export { summariseShiftReports } from './summariseShiftReports.ts';
export { summariseTeam } from './summariseTeam.ts';
export { summariseUnits } from './summariseUnits.ts';
export { summariseViolations } from './summariseViolations.ts';
export { textReports } from './messages/textReports.ts';
export { addReportPhoto } from './shiftReports/addReportPhoto.ts';
export { reviewShiftReports } from './shiftReports/reviewShiftReports.ts';
export { updateCommunity } from './updateCommunity.ts';
export { updateCheckpoint } from './checkpoints/updateCheckpoint.ts';
export { undoCommunityImport } from './undoCommunityImport.ts';
export { undoUnitImport } from './undoUnitImport.ts';
export { updateTeamMember } from './updateTeamMember.ts';
export { watchNights } from './nights/watchNights.ts';
