import type { DirectoryCommunity, DirectoryMember } from 'shared-lib/domain';
import { foldText } from 'shared-lib/search';

/** Something that the search finds. */
export interface SearchEntry {
  readonly id: string;
  readonly name: string;
  /** What tells it from its namesakes. */
  readonly detail: string;
  /** A team member who works no more. */
  readonly isInactive: boolean;
}

interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly folded: string;
}

/** The entries of a group, in the order of their names, with what a keystroke is compared with. */
export type SearchIndex = readonly IndexedEntry[];

/** What a query finds in a group: the best entries, and how many there are in all. */
export interface Found {
  readonly entries: readonly SearchEntry[];
  readonly total: number;
}

/** What the search knows of a team member: first and last name together, so that both can be typed (spec section 2). */
export const memberEntry = ({ id, fullName, tier, isActive }: DirectoryMember): SearchEntry => ({
  id,
  name: fullName,
  detail: tier,
  isInactive: !isActive,
});

/** What the search knows of a community (spec section 2: its propertyName). */
export const communityEntry = ({ id, propertyName, address }: DirectoryCommunity): SearchEntry => ({
  id,
  name: propertyName,
  detail: address,
  isInactive: false,
});

/** Prepares entries for searching: once for each change of the data, so that a keystroke only compares. */
export function indexEntries(entries: readonly SearchEntry[]): SearchIndex {
  const inOrder = new Intl.Collator(undefined, { numeric: true }).compare;
  return entries
    .map((entry) => ({ entry, folded: foldText(entry.name) }))
    .filter(({ folded }) => folded !== '')
    .sort((a, b) => inOrder(a.folded, b.folded) || inOrder(a.entry.id, b.entry.id));
}

/** How well a name fits, from 0, the best; null when it does not. */
function fitOf(name: string, query: string, words: readonly string[]): number | null {
  const at = name.indexOf(query);
  if (at === 0) return 0;
  if (at > 0) return name.includes(` ${query}`) ? 1 : 2;
  return words.length > 1 && words.every((word) => name.includes(word)) ? 3 : null;
}

/** How many kinds of fit there are. */
const fits = 4;

/**
 * Finds the entries whose name contains what was typed: as it stands, or each of its words in any order. Names that start
 * with it come first, then those in which a word does.
 * @param limit how many entries at most.
 */
export function searchIndex(index: SearchIndex, query: string, limit: number): Found {
  const folded = foldText(query);
  if (folded === '') return { entries: [], total: 0 };
  const words = folded.split(' ');
  const byFit = Array.from({ length: fits }, (): SearchEntry[] => []);
  let total = 0;
  for (const { entry, folded: name } of index) {
    const fit = fitOf(name, folded, words);
    if (fit === null) continue;
    total += 1;
    const same = byFit[fit]!;
    if (same.length < limit) same.push(entry);
  }
  return { entries: byFit.flat().slice(0, limit), total };
}
