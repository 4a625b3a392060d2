/** The Cloud Functions of the product, each under the name by which it is called. */
import './runAsFunctionsAccount.ts';
export { acceptInvitation, readInvitation } from './account/acceptInvitation.ts';
export { changePassword, endSessions } from './account/ownSessions.ts';
export { choosePassword, readAccountLink } from './account/choosePassword.ts';
export { requestPasswordReset, sendPasswordReset } from './account/passwordResets.ts';
export { requestEmailChange, sendEmailChangeMail } from './account/emailChanges.ts';
export { confirmEmailChange, readEmailUndo, undoEmailChange } from './account/confirmEmailChange.ts';
export { requestSignUp, sendSignUpMail } from './account/signUps.ts';
export { confirmSignUp, readSignUp } from './account/confirmSignUp.ts';
export { confirmEmail, requestEmailConfirmation } from './account/emailConfirmation.ts';
export { finishOnboarding, saveOnboarding } from './onboarding/saveOnboarding.ts';
export { followOwner } from './onboarding/ownerRecord.ts';
export { pruneExpired } from './account/pruneExpired.ts';
export { exportLogins } from './authExport/exportLogins.ts';
export { continueExports, makeExport, startExport } from './exports/exports.ts';
export { continueDeletions, requestDeletion, undoDeletion } from './deletion/deletions.ts';
export { askBusinessSlug, changeBusinessSlug } from './business/businessSlugs.ts';
export { publishProfile } from './business/publishProfile.ts';
export { choosePlan } from './billing/choosePlan.ts';
export { changeSeats, previewSeats } from './billing/changeSeats.ts';
export { cancelAtPeriodEnd, resumeSubscription } from './billing/endAndResume.ts';
export { openBillingPortal } from './billing/openBillingPortal.ts';
export { repairPayments } from './billing/repairPayments.ts';
export { startCheckout } from './billing/startCheckout.ts';
export { stripeWebhook } from './billing/stripeWebhook.ts';
export { askFormChallenge } from './contact/askFormChallenge.ts';
export { readReceipt } from './contact/readReceipt.ts';
export { sendContactForm } from './contact/sendContactForm.ts';
export { signUpForTexts } from './contact/signUpForTexts.ts';
export { addCheckpoint } from './checkpoints/addCheckpoint.ts';
export { addCommunity } from './addCommunity.ts';
export { addTeamMember } from './addTeamMember.ts';
export { archiveCommunity } from './archiveCommunity.ts';
export { changeClockInOuts } from './clock/changeClockInOuts.ts';
export { changeSuppression } from './consent/changeSuppression.ts';
export { changeClosures } from './changeClosures.ts';
export { changeSchedule } from './schedule/changeSchedule.ts';
export { decideRequest } from './schedule/decideRequest.ts';
export { approveViolations } from './violations/approveViolations.ts';
export { changeSmsTemplate } from './broadcasts/changeSmsTemplate.ts';
export { changePayPeriod } from './clock/changePayPeriod.ts';
export { cancelBroadcast, resendBroadcast } from './broadcasts/changeBroadcast.ts';
export { closeForgottenClockIns } from './clock/closeForgottenClockIns.ts';
export { assignBinTags } from './binTags/assignBinTags.ts';
export { changeBinTag } from './binTags/changeBinTag.ts';
export { changeAnswerTemplate } from './contactAnswers/changeAnswerTemplate.ts';
export { changeContactSubmission } from './contactAnswers/changeContactSubmission.ts';
export { readVerdict } from './contactAnswers/readVerdict.ts';
export { remindOfRequests } from './contactAnswers/remindOfRequests.ts';
export { answerNotice } from './violations/answerNotice.ts';
export { changeViolation } from './violations/changeViolation.ts';
export { checkViolationPhotos } from './violations/checkViolationPhotos.ts';
export { changeCheckpoint } from './checkpoints/changeCheckpoint.ts';
export { correctServiceLog } from './serviceLogs/correctServiceLog.ts';
export { deactivateTeamMember } from './deactivateTeamMember.ts';
export { deriveFromClockInOuts } from './clock/deriveFromClockInOuts.ts';
export { ageViolations } from './violations/deriveCases.ts';
export { deriveFromViolations } from './violations/deriveFromViolations.ts';
export { deriveFromReports, deriveFromScans, deriveFromServiceLogs } from './field/deriveRounds.ts';
export { previewDigest, sendDigestNow } from './digests/digestCalls.ts';
export { followBusinessZone } from './digests/followBusinessZone.ts';
export { followPersonalNotifications, sendDueDigests } from './digests/sendDigests.ts';
export { unsubscribeDigest } from './digests/unsubscribeDigest.ts';
export { deleteCommunity } from './deleteCommunity.ts';
export { deleteTeamMember } from './deleteTeamMember.ts';
export { deleteUnits } from './deleteUnits.ts';
export { describeCommunities } from './describeCommunities.ts';
export { generateBinTags } from './binTags/generateBinTags.ts';
export { editUnits } from './editUnits.ts';
export { importCommunities } from './importCommunities.ts';
export { importRecipients } from './consent/importRecipients.ts';
export { importUnits } from './importUnits.ts';
export { addManagerLink, changeManagerLink } from './managers/managerLinks.ts';
export { leaveManagerPages, openManagerPages } from './managers/openManagerPages.ts';
export { readManagerNights, readManagerOverview } from './managers/readManagerPages.ts';
export { readManagerPhoto } from './managers/managerPhotos.ts';
export { readManagerLogs, readManagerViolations } from './managers/readManagerRecords.ts';
export {
  answerClosureRequest,
  askManagerClosures,
  notifyClosureRequest,
} from './managers/closureRequests.ts';
export { followManagerNights } from './managers/followNights.ts';
export { sendDueManagerMails } from './managers/sendManagerMails.ts';
export { unsubscribeManager } from './managers/unsubscribeManager.ts';
export { makeBroadcastTexts } from './broadcasts/makeBroadcastTexts.ts';
export { mendRecord } from './damaged/mendRecord.ts';
export { migrateTeamMembersWithoutAuth } from './migrateTeamMembersWithoutAuth.ts';
export { followTextSettings } from './messages/followReader.ts';
export { mailReports } from './messages/mailReports.ts';
export {
  noteCheckpoints,
  noteContactSubmissions,
  noteNotifications,
  noteOwnNotifications,
} from './noteChanges.ts';
export { moveResidents } from './moveResidents.ts';
export {
  notifyClockInOut,
  notifyContactForm,
  notifyResidentText,
  notifyRequest,
  notifyViolation,
} from './notifications/triggers.ts';
export { previewBroadcast } from './broadcasts/previewBroadcast.ts';
export { pruneNotifications } from './notifications/pruneNotifications.ts';
export { recordPolicyReports } from './problems/recordPolicyReports.ts';
export { recordProblem } from './problems/recordProblem.ts';
export { publishBusiness } from './publishBusiness.ts';
export { publishCodePlace } from './publishCodePlace.ts';
export { servePublicPage } from './publicPages/servePublicPage.ts';
export { publishCommunity } from './publishCommunity.ts';
export { publishAnnouncements, publishVisits } from './publicNights/publishNights.ts';
export { reactivateTeamMember } from './reactivateTeamMember.ts';
export { reckonPayPeriod } from './clock/reckonPayPeriod.ts';
export { releaseTagOfUnit } from './binTags/releaseTagOfUnit.ts';
export { repairEverySummary } from './repairEverySummary.ts';
export { repairSummaries } from './repairSummaries.ts';
export { restoreCommunity } from './restoreCommunity.ts';
export { pruneMessages } from './messages/pruneMessages.ts';
export { sendDueMessages, sendMail, sendText } from './messages/senders.ts';
export { sendTestText } from './broadcasts/sendTestText.ts';
export { addViolationType } from './violationTypes/addViolationType.ts';
export { changeViolationType } from './violationTypes/changeViolationType.ts';
export { mergeViolationTypes } from './violationTypes/mergeViolationTypes.ts';
export { updateViolationType } from './violationTypes/updateViolationType.ts';
export { sendSupportRequest } from './messages/sendSupportRequest.ts';
export { startBroadcast } from './broadcasts/startBroadcast.ts';
export { summariseAssignedAgents } from './summariseAssignedAgents.ts';
export { summariseClockInOuts } from './summariseClockInOuts.ts';
export { summariseCommunities } from './summariseCommunities.ts';
export { summariseCustomer } from './summariseCustomer.ts';
export { summariseRequests } from './summariseRequests.ts';
export { summariseTeam } from './summariseTeam.ts';
export { summariseUnits } from './summariseUnits.ts';
export { summariseViolations } from './summariseViolations.ts';
export { textReports } from './messages/textReports.ts';
export { addOfficePhoto } from './photos/addOfficePhoto.ts';
export { noteMailedNotices, noteTextedNotices } from './violations/noteNotices.ts';
export { removeOfficePhoto } from './photos/removeOfficePhoto.ts';
export { resendInvitation } from './resendInvitation.ts';
export { reviewShiftReports } from './shiftReports/reviewShiftReports.ts';
export { updateCommunity } from './updateCommunity.ts';
export { updateCheckpoint } from './checkpoints/updateCheckpoint.ts';
export { undoCommunityImport } from './undoCommunityImport.ts';
export { undoRecipientImport } from './consent/undoRecipientImport.ts';
export { undoUnitImport } from './undoUnitImport.ts';
export { updateTeamMember } from './updateTeamMember.ts';
export { watchNights } from './nights/watchNights.ts';
