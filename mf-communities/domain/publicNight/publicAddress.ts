import { isDocumentId, slugOf, type PublicAddress } from 'shared-lib/domain/public';

/**
 * The public page at `/{businessName}/{communityName}…` (spec section 2, Public routes). Each part may be a slug or the name it was made
 * from, in upper or lower case.
 * @returns null if no such page is possible
 */
export function publicAddress(businessName = '', communityName = ''): PublicAddress | null {
  const businessSlug = slugOf(businessName);
  const communitySlug = slugOf(communityName);
  return isDocumentId(businessSlug) && isDocumentId(communitySlug) ? { businessSlug, communitySlug } : null;
}
