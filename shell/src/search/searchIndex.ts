import { type DirectoryCommunity, type DirectoryMember } from 'shared-lib/domain';
import { otherSpellings } from 'shared-lib/search';
import { foldText } from 'shared-lib/search';

/** A searchable record. */
export interface SearchEntry {
  readonly id: string;
  readonly name: string;
  /** Distinguishes records with the same name. */
  readonly detail: string;
  /** A former team member. */
  readonly isInactive: boolean;
}

interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly folded: string;
}

/** A group's records sorted by name, with their normalized text. */
export type SearchIndex = readonly IndexedEntry[];

/** A group's matches: the best ones and the total number. */
export interface Found {
  readonly entries: readonly SearchEntry[];
  readonly total: number;
}

/** The search entry of a team member: first and last name together, so both can be typed (spec section 2). */
export const memberEntry = ({ id, fullName, tier, isActive }: DirectoryMember): SearchEntry => ({
  id,
  name: fullName,
  detail: tier,
  isInactive: !isActive,
});

/** The search entry of a community (spec section 2: its propertyName). */
export const communityEntry = ({ id, propertyName, address }: DirectoryCommunity): SearchEntry => ({
  id,
  name: propertyName,
  detail: address,
  isInactive: false,
});

/** Prepares records for search, once per data change, so a keystroke only compares. */
export function indexEntries(entries: readonly SearchEntry[]): SearchIndex {
  const inOrder = new Intl.Collator(undefined, { numeric: true }).compare;
  return entries
    .map((entry) => ({ entry, folded: foldText(entry.name) }))
    .filter(({ folded }) => folded !== '')
    .sort((a, b) => inOrder(a.folded, b.folded) || inOrder(a.entry.id, b.entry.id));
}

/** Whether a name has a word, or another spelling of it, such as `court` for `ct`. */
function hasWord(word: string): (name: string) => boolean {
  const others = otherSpellings(word);
  if (others.length === 0) return (name) => name.includes(word);
  const spelled = new RegExp(`(?<!\\p{L})(?:${others.join('|')})(?!\\p{L})`, 'u');
  return (name) => name.includes(word) || spelled.test(name);
}

/** How well a name matches: 0 is best; null if it doesn't. */
function rankOf(name: string, query: string, words: readonly ReturnType<typeof hasWord>[]): number | null {
  const at = name.indexOf(query);
  if (at === 0) return 0;
  if (at > 0) return name.includes(` ${query}`) ? 1 : 2;
  return words.length > 1 && words.every((has) => has(name)) ? 3 : null;
}

/** Number of match ranks. */
const rankCount = 4;

/**
 * Finds records whose name contains the query, as a whole or each of its words in any order. Names that start
 * with it rank first, then names with a word that does.
 * @param limit maximum number of results.
 */
export function searchIndex(index: SearchIndex, query: string, limit: number): Found {
  const folded = foldText(query);
  if (folded === '') return { entries: [], total: 0 };
  const words = folded.split(' ').map(hasWord);
  const byFit = Array.from({ length: rankCount }, (): SearchEntry[] => []);
  let total = 0;
  for (const { entry, folded: name } of index) {
    const fit = rankOf(name, folded, words);
    if (fit === null) continue;
    total += 1;
    const same = byFit[fit]!;
    if (same.length < limit) same.push(entry);
  }
  return { entries: byFit.flat().slice(0, limit), total };
}
