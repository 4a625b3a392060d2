import type { BusinessSlugChange } from 'shared-lib/domain';

/** Whose a slug is: of nobody yet, of the business itself (now or before), or of another one, for ever. */
export type SlugHolder = 'nobody' | 'itself' | 'another';

/**
 * Decides on another address for a business. A slug that a business once had stays its own, since printed codes and links carry it: it
 * can be taken again by that business, and by no other.
 * @param stored the slug of now; null for none
 * @param holder whose the wanted slug is
 */
export function planBusinessSlug(
  stored: string | null,
  { slug, seen }: BusinessSlugChange,
  holder: SlugHolder,
): 'unchanged' | 'changedMeanwhile' | 'taken' | 'write' {
  // A call whose answer was lost comes again.
  if (stored === slug) return 'unchanged';
  if (stored !== seen) return 'changedMeanwhile';
  return holder === 'another' ? 'taken' : 'write';
}
