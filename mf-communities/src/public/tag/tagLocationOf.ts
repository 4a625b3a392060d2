import type { CodePlace } from 'shared-lib/domain';
import type { PublicAddress } from '../publicAddress.ts';

/** Where a tag's community is relative to an address: there, at another one, or no longer anywhere. */
export type TagLocation =
  | { readonly kind: 'unknown' | 'here' | 'nowhere' }
  | { readonly kind: 'elsewhere'; readonly to: PublicAddress };

/**
 * @param place where the pages of the tag's community are; null when it has none
 * @param address the requested slugs; null for invalid ones
 */
export const tagLocationOf = (
  place: Pick<CodePlace, 'businessSlug' | 'communitySlug'> | null,
  address: PublicAddress | null,
): TagLocation => {
  if (place === null) return { kind: 'nowhere' };
  const { businessSlug, communitySlug } = place;
  const isHere = businessSlug === address?.businessSlug && communitySlug === address.communitySlug;
  return isHere ? { kind: 'here' } : { kind: 'elsewhere', to: { businessSlug, communitySlug } };
};
