/** What an emailed code is for, by Google's names. */
export type CodeType =
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL';

/** Firebase Auth's emails: the `mode` in their links, and their subjects. */
const mails: Readonly<Record<CodeType, { mode: string; subject: string }>> = {
  PASSWORD_RESET: { mode: 'resetPassword', subject: 'Password reset' },
  EMAIL_SIGNIN: { mode: 'signIn', subject: 'Sign-in link' },
  VERIFY_EMAIL: { mode: 'verifyEmail', subject: 'Verification of the email address' },
  VERIFY_AND_CHANGE_EMAIL: { mode: 'verifyAndChangeEmail', subject: 'Change of the email address' },
  RECOVER_EMAIL: { mode: 'recoverEmail', subject: 'Undo of a changed email address' },
};

/**
 * The link in a Firebase Auth email, if the project's action URL is a page of the app.
 *
 * @param actionUrl the app's page
 * @param continueUrl where the page redirects afterwards
 */
export function actionLink(
  actionUrl: string,
  type: CodeType,
  oobCode: string,
  continueUrl: string | undefined,
): string {
  const link = new URL(actionUrl);
  const parameters = { mode: mails[type].mode, oobCode, apiKey: 'fake-api-key', lang: 'en' };
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value);
  if (continueUrl) link.searchParams.set('continueUrl', continueUrl);
  return link.toString();
}

/** The log line printed instead of sending an email. */
export function mailLine(type: CodeType, email: string, link: string): string {
  return `Mail to ${email}: ${mails[type].subject}: ${link}`;
}
