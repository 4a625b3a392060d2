import type { Log } from '../Log.ts';
import { assertCondition } from './AuthError.ts';
import type { Account } from './accounts/Account.ts';
import { Accounts } from './accounts/Accounts.ts';
import { OobCodes } from './codes/OobCodes.ts';
import {
  createIdToken,
  idTokenSeconds,
  readIdToken,
  type IdTokenClaims,
  type Session,
} from './tokens/idToken.ts';
import { createRefreshToken } from './tokens/refreshToken.ts';

/** The changeable part of a project's configuration, with Google's names. */
export interface ProjectConfig {
  readonly signIn: { readonly allowDuplicateEmails: boolean };
  readonly emailPrivacyConfig: { readonly enableImprovedEmailPrivacy: boolean };
}

interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: string;
}

/** Auth's data for a project. A request's changes are undone unless accepted. */
export class Project {
  readonly id: string;
  readonly accounts: Accounts;
  readonly codes: OobCodes;
  /** As in every new Firebase project, responses don't reveal whether an address has an account. */
  config: ProjectConfig = {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  };

  /**
   * @param accounts the existing accounts
   * @param actionUrl the app's page that handles links in emails
   * @param log receives a line for each email
   */
  constructor(id: string, accounts: Iterable<Account>, actionUrl: string, log: Log) {
    this.id = id;
    this.accounts = new Accounts(accounts);
    this.codes = new OobCodes(actionUrl, log);
  }

  get hidesAccounts(): boolean {
    return this.config.emailPrivacyConfig.enableImprovedEmailPrivacy;
  }

  get hasOneAccountPerEmail(): boolean {
    return !this.config.signIn.allowDuplicateEmails;
  }

  /**
   * The account of an ID token.
   *
   * @throws AuthError for a token without an account, with a disabled account, or of an ended session
   */
  accountOf(idToken: string): { account: Account; provider: string; claims: IdTokenClaims } {
    const claims = readIdToken(idToken);
    assertCondition(!claims.firebase.tenant, 'UNSUPPORTED_TENANT_OPERATION');
    const account = this.accounts.get(claims.user_id);
    assertCondition(account, 'USER_NOT_FOUND');
    assertCondition(claims.iat >= Number(account.validSince ?? 0), 'TOKEN_EXPIRED');
    assertCondition(!account.disabled, 'USER_DISABLED');
    return { account, provider: claims.firebase.sign_in_provider, claims };
  }

  /** New tokens for a session. */
  issueTokens(account: Account, session: Session): Tokens {
    const now = Date.now();
    const refreshed = this.accounts.put({ ...account, lastRefreshAt: new Date(now).toISOString() });
    return {
      idToken: createIdToken(refreshed, this.id, session, now),
      refreshToken: createRefreshToken(account.localId, this.id, session, now),
      expiresIn: String(idTokenSeconds),
    };
  }

  accept(): void {
    this.accounts.accept();
    this.codes.accept();
  }

  undo(): void {
    this.accounts.undo();
    this.codes.undo();
  }
}
