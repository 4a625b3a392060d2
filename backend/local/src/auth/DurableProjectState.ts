import { AgentProjectState, type OobRecord, type UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';
import { actionLink, mailLine } from './actionLink.ts';
import type { Account, AccountChanges } from './AccountLog.ts';
import type { Log } from '../Log.ts';

/** The Auth emulator's state of one project, which also remembers which accounts changed and where mails lead. */
export class DurableProjectState extends AgentProjectState {
  readonly #actionUrl: string;
  readonly #log: Log;
  readonly #changed = new Set<string>();

  /**
   * @param accounts the accounts that exist already
   * @param actionUrl the app's page that handles links in mails
   * @param log receives a line for each mail
   */
  constructor(projectId: string, accounts: readonly Account[], actionUrl: string, log: Log) {
    super(projectId);
    this.#actionUrl = actionUrl;
    this.#log = log;
    // As in every new Firebase project: an answer doesn't tell whether an address has an account.
    this.enableImprovedEmailPrivacy = true;
    for (const { localId, ...fields } of accounts) this.overwriteUserWithLocalId(localId, fields);
    this.#changed.clear();
  }

  /** What changed since the last call, or null if nothing did. */
  takeChanges(): AccountChanges | null {
    if (this.#changed.size === 0) return null;
    const set: Account[] = [];
    const deleted: string[] = [];
    for (const localId of this.#changed) {
      const user = this.users.get(localId);
      if (user) set.push(user);
      else deleted.push(localId);
    }
    this.#changed.clear();
    return { set, deleted };
  }

  override updateUserByLocalId(localId: string, fields: object, options?: object): UserInfo {
    this.#changed.add(localId);
    return super.updateUserByLocalId(localId, fields, options);
  }

  override deleteUser(user: UserInfo): void {
    this.#changed.add(user.localId);
    super.deleteUser(user);
  }

  override deleteAllAccounts(): void {
    for (const localId of this.users.keys()) this.#changed.add(localId);
    super.deleteAllAccounts();
  }

  override createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (oobCode: string) => string,
  ): OobRecord {
    const record = super.createOob(email, newEmail, requestType, (oobCode) =>
      actionLink(generateLink(oobCode), this.#actionUrl),
    );
    this.#log(mailLine(requestType, newEmail ?? email, record.oobLink));
    return record;
  }
}
