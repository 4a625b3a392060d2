import { randomCode } from '../accounts/fieldChecks.ts';
import { UndoableMap } from '../accounts/UndoableMap.ts';
import type { Log } from '../../Log.ts';

/** The purpose of an emailed code, by Google's names. */
type CodeType =
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
export function emailLine(type: CodeType, email: string, link: string): string {
  return `Mail to ${email}: ${mails[type].subject}: ${link}`;
}

/** An out-of-band code, which proves that the user received the email. */
export interface OobCode {
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly requestType: CodeType;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** Unused codes. They don't survive a restart. */
export class OobCodes {
  readonly #codes = new UndoableMap<OobCode>();
  readonly #actionUrl: string;
  readonly #log: Log;

  /**
   * @param actionUrl the app's page that handles links in emails
   * @param log receives a line for each email
   */
  constructor(actionUrl: string, log: Log) {
    this.#actionUrl = actionUrl;
    this.#log = log;
  }

  create(
    requestType: CodeType,
    email: string,
    { newEmail, continueUrl }: { newEmail?: string | undefined; continueUrl?: string | undefined } = {},
  ): OobCode {
    const oobCode = randomCode(40);
    const oobLink = actionLink(this.#actionUrl, requestType, oobCode, continueUrl);
    const code = { email, newEmail, requestType, oobCode, oobLink };
    this.#codes.set(oobCode, code);
    return code;
  }

  find(oobCode: string): OobCode | undefined {
    return this.#codes.get(oobCode);
  }

  delete(oobCode: string): void {
    this.#codes.delete(oobCode);
  }

  list(): OobCode[] {
    return [...this.#codes.values()];
  }

  /** Keeps the request's changes and sends its emails. */
  accept(): void {
    const created = this.#codes.changes().flatMap(([, code]) => code ?? []);
    this.#codes.accept();
    for (const { requestType, email, newEmail, oobLink } of created) {
      this.#log(emailLine(requestType, newEmail ?? email, oobLink));
    }
  }

  undo(): void {
    this.#codes.undo();
  }
}
