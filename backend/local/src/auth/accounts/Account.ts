import type { ScryptParameters } from './scrypt.ts';

/** A way to sign in to an account. */
export interface Provider {
  /** E.g. `google.com`; `password` and `phone` are derived from the account's own fields. */
  readonly providerId: string;
  /** The user's ID at the provider. */
  readonly rawId?: string | undefined;
  readonly federatedId?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly screenName?: string | undefined;
}

/**
 * An account, with the field names of the Identity Toolkit API. Accounts are immutable. Stored ones may have fields not listed here, which
 * are kept.
 */
export interface Account {
  readonly localId: string;
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  /** The account's first address before it changed: an email sent to it can undo the change. */
  readonly initialEmail?: string | undefined;
  /** Whether the account can sign in with an email link. */
  readonly emailLinkSignin?: boolean | undefined;
  readonly phoneNumber?: string | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly screenName?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly customAuth?: boolean | undefined;
  /** Custom claims as JSON. */
  readonly customAttributes?: string | undefined;
  readonly passwordHash?: string | undefined;
  readonly salt?: string | undefined;
  /** How an imported password was hashed elsewhere; never returned. */
  readonly hashParameters?: ScryptParameters | undefined;
  /** Epoch milliseconds. */
  readonly passwordUpdatedAt?: number | undefined;
  /** Sessions started before this have ended; epoch seconds. */
  readonly validSince?: string | undefined;
  /** Epoch milliseconds. */
  readonly createdAt?: string | undefined;
  /** Epoch milliseconds. */
  readonly lastLoginAt?: string | undefined;
  /** ISO 8601. */
  readonly lastRefreshAt?: string | undefined;
  readonly providerUserInfo?: readonly Provider[] | undefined;
}

export type AccountFields = Partial<Omit<Account, 'localId'>>;
