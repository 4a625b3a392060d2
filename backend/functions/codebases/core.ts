/** The functions of the codebase `core`: what no area owns: accounts, messages, notifications, problems and summaries over several areas. */
import '../../kernel/runAsFunctionsAccount.ts';
export { acceptInvitation, readInvitation } from '../core/account/callables/acceptInvitation.ts';
export { choosePassword, readAccountLink } from '../core/account/callables/choosePassword.ts';
export {
  confirmEmailChange,
  readEmailUndo,
  undoEmailChange,
} from '../core/account/callables/confirmEmailChange.ts';
export { confirmSignUp, readSignUp } from '../core/account/callables/confirmSignUp.ts';
export { requestEmailChange, sendEmailChangeMail } from '../core/account/callables/emailChanges.ts';
export { confirmEmail, requestEmailConfirmation } from '../core/account/callables/emailConfirmation.ts';
export { changePassword, endSessions } from '../core/account/callables/ownSessions.ts';
export { requestPasswordReset, sendPasswordReset } from '../core/account/callables/passwordResets.ts';
export { pruneExpired } from '../core/account/triggers/pruneExpired.ts';
export { requestSignUp, sendSignUpMail } from '../core/account/callables/signUps.ts';
export { exportLogins } from '../core/authExport/triggers/exportLogins.ts';
export { mendRecord } from '../core/damaged/callables/mendRecord.ts';
export { previewDigest, sendDigestNow } from '../core/digests/callables/digestCalls.ts';
export { followBusinessZone } from '../core/digests/triggers/followBusinessZone.ts';
export { followPersonalNotifications, sendDueDigests } from '../core/digests/triggers/sendDigests.ts';
export { unsubscribeDigest } from '../core/digests/callables/unsubscribeDigest.ts';
export { followTextSettings } from '../core/messages/triggers/followReader.ts';
export { mailReports } from '../core/messages/callables/mailReports.ts';
export { pruneMessages } from '../core/messages/triggers/pruneMessages.ts';
export { sendSupportRequest } from '../core/messages/triggers/sendSupportRequest.ts';
export { sendDueMessages, sendMail, sendText } from '../core/messages/triggers/senders.ts';
export { textReports } from '../core/messages/callables/textReports.ts';
export {
  noteCheckpoints,
  noteContactSubmissions,
  noteNotifications,
  noteOwnNotifications,
} from '../core/summaries/triggers/noteChanges.ts';
export { pruneNotifications } from '../core/notifications/triggers/pruneNotifications.ts';
export {
  notifyClockInOut,
  notifyContactForm,
  notifyRequest,
  notifyResidentText,
  notifyViolation,
} from '../core/notifications/triggers/notify.ts';
export { followOwner } from '../billing/onboarding/triggers/ownerRecord.ts';
export { recordPolicyReports } from '../core/problems/callables/recordPolicyReports.ts';
export { recordProblem } from '../core/problems/callables/recordProblem.ts';
export { repairEverySummary } from '../core/summaries/triggers/repairEverySummary.ts';
export { repairSummaries } from '../core/summaries/callables/repairSummaries.ts';
export { summariseCustomer } from '../core/summaries/triggers/summariseCustomer.ts';
