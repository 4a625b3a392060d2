import type { Account } from 'shared-lib/data';
import { fullNameOf, type Customer, type TeamMember } from 'shared-lib/domain';

/** How the person who is signed in is shown. */
export interface Profile {
  /** Empty when nobody knows it. */
  readonly name: string;
  /** The address of a picture that may be loaded, or null. */
  readonly picture: string | null;
}

/**
 * Name and picture of who is signed in. The name is what they call themselves in the settings, which a login learns late: the owner's is in
 * the customer document, a member's in their own team record. The picture that their team record has comes first.
 * @param record their own team record, if they have one and it is known.
 * @param pictureAddress the address of a stored picture when the page may load it; else null.
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
