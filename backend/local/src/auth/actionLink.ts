/** The mails that Firebase Auth sends, by the emulator's names. */
const subjects: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Password reset',
  EMAIL_SIGNIN: 'Sign-in link',
  VERIFY_EMAIL: 'Verification of the email address',
  VERIFY_AND_CHANGE_EMAIL: 'Change of the email address',
  RECOVER_EMAIL: 'Undo of a changed email address',
};

/**
 * The link that a mail of Firebase Auth carries when the project's action URL is a page of the app.
 *
 * @param emulatorLink the emulator's own link, whose parameters are Firebase's
 * @param actionUrl the app's page
 */
export function actionLink(emulatorLink: string, actionUrl: string): string {
  const parameters = new URL(emulatorLink).searchParams;
  const link = new URL(actionUrl);
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId']) {
    const value = parameters.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.toString();
}

/** The line of output that stands for a mail. */
export function mailLine(requestType: string, email: string, link: string): string {
  return `Mail to ${email}: ${subjects[requestType] ?? requestType}: ${link}`;
}
