import type { Account } from 'shared-lib/data';
import { fullNameOf, type Customer, type TeamMember } from 'shared-lib/domain';

/** How the signed-in user is shown. */
export interface Profile {
  /** Empty if unknown. */
  readonly name: string;
  /** A safe image URL, or null. */
  readonly picture: string | null;
}

/**
 * The signed-in user's name and picture. The name is the one from Settings, which reaches the login with a
 * delay: owners have it in the customer document, members in their team record. The picture in the user's
 * team record takes precedence.
 * @param record the user's own team record, if it exists and has loaded.
 * @param pictureAddress the URL of a stored picture if the page may load it; otherwise null.
 */
export function profileOf(
  account: Pick<Account, 'displayName' | 'photoURL' | 'role'>,
  customer: Pick<Customer, 'firstName' | 'lastName' | 'profilePic'> | null,
  record: Pick<TeamMember, 'firstName' | 'lastName' | 'profilePic'> | null,
  pictureAddress: (stored: string | null) => string | null,
): Profile {
  const own = account.role === 'owner' ? customer : null;
  const named = own ?? record;
  return {
    name: (named && fullNameOf(named)) || account.displayName?.trim() || '',
    picture:
      pictureAddress(record?.profilePic ?? null) ??
      pictureAddress(own?.profilePic ?? null) ??
      pictureAddress(account.photoURL),
  };
}
