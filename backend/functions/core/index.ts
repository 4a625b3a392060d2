/** The functions of the codebase `core`, which no area owns: accounts, messages, notifications, problems, and summaries across areas. */
import '../../kernel/project/runAsFunctionsAccount.ts';
export { acceptInvitation, readInvitation } from './account/callables/acceptInvitation.ts';
export { confirmChosenEmail, readChosenEmail } from './account/callables/chosenEmail.ts';
export { choosePassword, readAccountLink } from './account/callables/choosePassword.ts';
export {
  confirmEmailChange,
  readEmailUndo,
  undoEmailChange,
} from './account/callables/confirmEmailChange.ts';
export { confirmSignUp, readSignUp } from './account/callables/confirmSignUp.ts';
export { requestEmailChange, sendEmailChangeMail } from './account/callables/emailChanges.ts';
export { confirmEmail, requestEmailConfirmation } from './account/callables/emailConfirmation.ts';
export { changePassword, endSessions } from './account/callables/ownSessions.ts';
export { requestPasswordReset, sendPasswordReset } from './account/callables/passwordResets.ts';
export { pruneExpired } from './account/triggers/pruneExpired.ts';
export { requestSignUp, sendSignUpMail } from './account/callables/signUps.ts';
export { exportLogins } from './authExport/triggers/exportLogins.ts';
export { repairRecord } from './damaged/callables/repairRecord.ts';
export { followBusinessZone, followPersonalNotifications } from './digests/triggers/followDigestSettings.ts';
export { unsubscribeDigest } from './digests/callables/unsubscribeDigest.ts';
export { followCommunityZone, followTextSettings } from './messages/triggers/followReader.ts';
export { mailReports } from './messages/callables/mailReports.ts';
export { pruneMessages } from './messages/triggers/pruneMessages.ts';
export { sendSupportRequest } from './messages/triggers/sendSupportRequest.ts';
export { sendDueMessages, sendMail, sendPush, sendText } from './messages/triggers/senders.ts';
export { textReports } from './messages/callables/textReports.ts';
export {
  noteCheckpoints,
  noteContactSubmissions,
  noteNotifications,
  noteOwnNotifications,
} from './summaries/triggers/noteChanges.ts';
export { pruneNotifications } from './notifications/triggers/pruneNotifications.ts';
export {
  notifyClockInOut,
  notifyContactForm,
  notifyRequest,
  notifyResidentText,
  notifyViolation,
} from './notifications/triggers/notify.ts';
export { followOwner } from './account/triggers/followOwner.ts';
export { recordPolicyReports } from './problems/callables/recordPolicyReports.ts';
export { recordProblem } from './problems/callables/recordProblem.ts';
export { countPageLoads } from './rollouts/callables/countPageLoads.ts';
export { publishModules } from './registry/callables/publishModules.ts';
export { serveModules } from './registry/callables/serveModules.ts';
export { repairEverySummary } from './summaries/triggers/repairEverySummary.ts';
export { repairSummaries } from './summaries/callables/repairSummaries.ts';
export { summariseCustomer } from './summaries/triggers/summariseCustomer.ts';
