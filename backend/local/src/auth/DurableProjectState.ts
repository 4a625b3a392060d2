import { assert } from 'firebase-tools/lib/emulator/auth/errors.js';
import {
  AgentProjectState,
  type Claims,
  type OobRecord,
  type RefreshTokenRecord,
  type UserInfo,
} from 'firebase-tools/lib/emulator/auth/state.js';
import { actionLink, mailLine } from './actionLink.ts';
import type { Account, AccountChanges } from './AccountLog.ts';
import type { Log } from '../Log.ts';

/** The claim of a refresh token that says when it was made; ID tokens never have it. */
const madeAt = 'local-firebase/made-at';

/** Ways to sign in that the emulator lists because of an account's password and telephone number. */
const providersOfItself: ReadonlySet<unknown> = new Set(['password', 'phone']);

/** The Auth emulator's state of one project, which also remembers which accounts changed and where mails lead. */
export class DurableProjectState extends AgentProjectState {
  readonly #actionUrl: string;
  readonly #log: Log;
  readonly #changed = new Set<string>();
  /** The accounts as they were saved, as JSON: the emulator changes its own in place. */
  readonly #saved = new Map<string, string>();

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
    for (const { localId, ...fields } of accounts) {
      this.#noteSaved(this.overwriteUserWithLocalId(localId, fields));
    }
    this.#changed.clear();
  }

  /**
   * Saves what has changed since the last call.
   *
   * @param write puts it on disk; where it throws, accounts are as they were saved the last time
   * @throws whatever it throws
   */
  saveChanges(write: (changes: AccountChanges) => void): void {
    if (this.#changed.size === 0) return;
    const changed = [...this.#changed];
    const set = changed.flatMap((localId) => this.users.get(localId) ?? []);
    const deleted = changed.filter((localId) => !this.users.has(localId));
    try {
      write({ set, deleted });
      for (const account of set) this.#noteSaved(account);
      for (const localId of deleted) this.#saved.delete(localId);
    } catch (error) {
      for (const localId of changed) this.#takeBack(localId);
      throw error;
    } finally {
      this.#changed.clear();
    }
  }

  #noteSaved(account: Account): void {
    this.#saved.set(account.localId, JSON.stringify(account));
  }

  #takeBack(localId: string): void {
    const user = this.users.get(localId);
    if (user) this.deleteUser(user);
    const saved = this.#saved.get(localId);
    if (saved === undefined) return;
    const { localId: _, ...fields } = JSON.parse(saved) as Account;
    this.overwriteUserWithLocalId(localId, fields);
  }

  /** The same, without what the emulator adds by itself: it would stand there twice, and once more after each start. */
  override overwriteUserWithLocalId(localId: string, fields: Omit<UserInfo, 'localId'>): UserInfo {
    const { providerUserInfo: providers } = fields;
    if (!Array.isArray(providers)) return super.overwriteUserWithLocalId(localId, fields);
    const providerUserInfo = (providers as { providerId?: unknown }[]).filter(
      ({ providerId }) => !providersOfItself.has(providerId),
    );
    return super.overwriteUserWithLocalId(localId, { ...fields, providerUserInfo });
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

  /** The same, with when it was made, in seconds; it stands among the claims, since the emulator keeps no others. */
  override createRefreshTokenFor(
    user: UserInfo,
    provider: string,
    options: { extraClaims?: Claims; secondFactor?: object } = {},
  ): string {
    const extraClaims = { ...options.extraClaims, [madeAt]: Math.floor(Date.now() / 1000) };
    return super.createRefreshTokenFor(user, provider, { ...options, extraClaims });
  }

  /** As Firebase does, and the emulator doesn't: a session that was ended gets no new tokens. */
  override validateRefreshToken(refreshToken: string): RefreshTokenRecord {
    const record = super.validateRefreshToken(refreshToken);
    const { [madeAt]: made, ...extraClaims } = record.extraClaims;
    // A token of an earlier release doesn't say.
    const isEnded = typeof made === 'number' && made < Number(record.user['validSince'] ?? 0);
    assert(!isEnded, 'TOKEN_EXPIRED');
    return { ...record, extraClaims };
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
