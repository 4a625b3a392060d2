import type { Account } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain';

/** How the person who is signed in is shown. */
export interface Profile {
  /** Empty when nobody knows it. */
  readonly name: string;
  /** The address of a picture that may be loaded, or null. */
  readonly picture: string | null;
}

/**
 * The address of a picture, when the page may load it: over https, or from the product's own storage, which on a developer's
 * machine speaks http.
 * @param address what was stored, of any content.
 * @param ownStorage the storage's origin, where it is not an https one.
 */
export function safePicture(address: string | null | undefined, ownStorage?: string): string | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  return url.protocol === 'https:' || url.origin === ownStorage ? url.href : null;
}

/**
 * Name and picture of who is signed in: as the login has them, and for an owner as the customer document has them. A member
 * works with the owner's document, which says nothing of themselves.
 */
export function profileOf(
  account: Pick<Account, 'displayName' | 'photoURL' | 'role'>,
  customer: Pick<Customer, 'firstName' | 'lastName' | 'profilePic'> | null,
  ownStorage?: string,
): Profile {
  const own = account.role === 'owner' ? customer : null;
  const stored = own ? `${own.firstName} ${own.lastName}`.trim() : '';
  return {
    name: account.displayName?.trim() || stored,
    picture: safePicture(own?.profilePic, ownStorage) ?? safePicture(account.photoURL, ownStorage),
  };
}
