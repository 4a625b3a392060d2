import type { ScryptParameters } from './scrypt.ts';

/** A way to sign in to an account. */
export interface Provider {
  /** Such as `google.com`; `password` and `phone` follow from the account's own fields. */
  readonly providerId: string;
  /** The provider's id of the person. */
  readonly rawId?: string | undefined;
  readonly federatedId?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly screenName?: string | undefined;
}

/**
 * An account, with the field names of the Identity Toolkit API. Accounts are never changed in place. A stored one may have fields that
 * aren't listed here; they are kept.
 */
export interface Account {
  readonly localId: string;
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  /** The first address the account had before it changed: a mail to it can undo the change. */
  readonly initialEmail?: string | undefined;
  /** Whether the account can sign in with a link in a mail. */
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
  /** How an imported password was hashed elsewhere; nobody sees it. */
  readonly hashParameters?: ScryptParameters | undefined;
  /** Epoch milliseconds. */
  readonly passwordUpdatedAt?: number | undefined;
  /** Sessions that began earlier have ended; epoch seconds. */
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
