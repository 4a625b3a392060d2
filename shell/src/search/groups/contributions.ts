import type { SearchMatches } from 'shared-lib/slots/search';
import type { SearchGroup } from '../searchOptions.ts';

/** What one source of an area's part shows. */
export interface Contribution {
  /** The part and its source, like `mf-communities/units/found`. */
  readonly key: string;
  /** The part's place among the others. */
  readonly order: number;
  readonly matches: SearchMatches;
}

/** The contributions with one replaced, or removed, in the order of their parts. */
export function withContribution(
  contributions: readonly Contribution[],
  { key, order, matches }: Omit<Contribution, 'matches'> & { readonly matches: SearchMatches | null },
): readonly Contribution[] {
  const others = contributions.filter((one) => one.key !== key);
  if (matches === null) return others.length === contributions.length ? contributions : others;
  return [...others, { key, order, matches }].sort(
    (a, b) => a.order - b.order || (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
}

export const contributedGroup = ({ key, order, matches }: Contribution): SearchGroup => ({
  key,
  order,
  heading: matches.heading,
  look: matches.icon,
  status: matches.status,
  options: matches.matches,
  total: matches.matches.length,
  retry: matches.retry,
});
