import { randomCode } from '../accounts/fieldChecks.ts';
import { UndoableMap } from '../accounts/UndoableMap.ts';
import type { Log } from '../../Log.ts';
import { actionLink, mailLine, type CodeType } from './actionLink.ts';

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
      this.#log(mailLine(requestType, newEmail ?? email, oobLink));
    }
  }

  undo(): void {
    this.#codes.undo();
  }
}
