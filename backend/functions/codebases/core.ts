/** The functions of the codebase `core`: what no area owns: accounts, messages, notifications, problems and summaries over several areas. */
import '../runAsFunctionsAccount.ts';
export { acceptInvitation, readInvitation } from '../account/acceptInvitation.ts';
export { choosePassword, readAccountLink } from '../account/choosePassword.ts';
export { confirmEmailChange, readEmailUndo, undoEmailChange } from '../account/confirmEmailChange.ts';
export { confirmSignUp, readSignUp } from '../account/confirmSignUp.ts';
export { requestEmailChange, sendEmailChangeMail } from '../account/emailChanges.ts';
export { confirmEmail, requestEmailConfirmation } from '../account/emailConfirmation.ts';
export { changePassword, endSessions } from '../account/ownSessions.ts';
export { requestPasswordReset, sendPasswordReset } from '../account/passwordResets.ts';
export { pruneExpired } from '../account/pruneExpired.ts';
export { requestSignUp, sendSignUpMail } from '../account/signUps.ts';
export { exportLogins } from '../authExport/exportLogins.ts';
export { mendRecord } from '../damaged/mendRecord.ts';
export { previewDigest, sendDigestNow } from '../digests/digestCalls.ts';
export { followBusinessZone } from '../digests/followBusinessZone.ts';
export { followPersonalNotifications, sendDueDigests } from '../digests/sendDigests.ts';
export { unsubscribeDigest } from '../digests/unsubscribeDigest.ts';
export { followTextSettings } from '../messages/followReader.ts';
export { mailReports } from '../messages/mailReports.ts';
export { pruneMessages } from '../messages/pruneMessages.ts';
export { sendSupportRequest } from '../messages/sendSupportRequest.ts';
export { sendDueMessages, sendMail, sendText } from '../messages/senders.ts';
export { textReports } from '../messages/textReports.ts';
export {
  noteCheckpoints,
  noteContactSubmissions,
  noteNotifications,
  noteOwnNotifications,
} from '../noteChanges.ts';
export { pruneNotifications } from '../notifications/pruneNotifications.ts';
export {
  notifyClockInOut,
  notifyContactForm,
  notifyRequest,
  notifyResidentText,
  notifyViolation,
} from '../notifications/triggers.ts';
export { followOwner } from '../onboarding/ownerRecord.ts';
export { recordPolicyReports } from '../problems/recordPolicyReports.ts';
export { recordProblem } from '../problems/recordProblem.ts';
export { repairEverySummary } from '../repairEverySummary.ts';
export { repairSummaries } from '../repairSummaries.ts';
export { summariseCustomer } from '../summariseCustomer.ts';
