import type { Account } from 'shared-lib/data';
import { safePicture, type Customer, type TeamMember } from 'shared-lib/domain';

/** How the person who is signed in is shown. */
export interface Profile {
  /** Empty when nobody knows it. */
  readonly name: string;
  /** The address of a picture that may be loaded, or null. */
  readonly picture: string | null;
}

/**
 * Name and picture of who is signed in: as the login has them, and for an owner as the customer document has them. A member
 * works with the owner's document, which says nothing of themselves. The picture that their own team record has comes first.
 * @param record their own team record, if they have one and it is known.
 */
export function profileOf(
  account: Pick<Account, 'displayName' | 'photoURL' | 'role'>,
  customer: Pick<Customer, 'firstName' | 'lastName' | 'profilePic'> | null,
  record: Pick<TeamMember, 'profilePic'> | null,
  ownStorage?: string,
): Profile {
  const own = account.role === 'owner' ? customer : null;
  const stored = own ? `${own.firstName} ${own.lastName}`.trim() : '';
  return {
    name: account.displayName?.trim() || stored,
    picture:
      safePicture(record?.profilePic, ownStorage) ??
      safePicture(own?.profilePic, ownStorage) ??
      safePicture(account.photoURL, ownStorage),
  };
}
