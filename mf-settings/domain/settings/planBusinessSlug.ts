import type { BusinessSlugChange } from 'shared-lib/domain';

/** The owner of a slug: none yet, the business itself (now or before), or permanently another one. */
export type SlugHolder = 'nobody' | 'itself' | 'another';

/**
 * Decides on another address for a business. A business's former slug remains its own, because printed codes and
 * links contain it: that business can use it again, and no other.
 * @param stored the current slug; null for none
 * @param holder the owner of the requested slug
 */
export function planBusinessSlug(
  stored: string | null,
  { slug, seen }: BusinessSlugChange,
  holder: SlugHolder,
): 'unchanged' | 'changedMeanwhile' | 'taken' | 'write' {
  // A retry of a call whose response was lost.
  if (stored === slug) return 'unchanged';
  if (stored !== seen) return 'changedMeanwhile';
  return holder === 'another' ? 'taken' : 'write';
}
