import { spacedWords, wordStartsOf } from 'shared-lib/search';
import type { SearchOption } from '../searchOptions.ts';

/** Something the app always has, such as a page. */
export interface StaticEntry {
  readonly address: string;
  /** In the page's language. */
  readonly name: string;
  /** What people may call it, in any language, as `spacedWords` makes it. */
  readonly spaced: string;
}

/**
 * @param name in the page's language.
 * @param words its name in each language, and synonyms.
 */
export const staticEntry = (address: string, name: string, words: readonly string[]): StaticEntry => ({
  address,
  name,
  spaced: spacedWords([name, ...words].join(' ')),
});

/** Shorter searches match too much to be useful. */
export const shortestQuery = 2;

const optionOf = ({ address, name }: StaticEntry): SearchOption => ({ address, name, detail: '' });

/**
 * The entries of which words start with every word of a query: first those whose name starts with it.
 * @param limit maximum number of results.
 */
export function findStatic(entries: readonly StaticEntry[], query: string, limit: number): SearchOption[] {
  const sought = spacedWords(query);
  if (sought.trim().length < shortestQuery) return [];
  const matches = wordStartsOf(query);
  const found = entries.filter(({ spaced }) => matches(spaced));
  const startsWithIt = ({ spaced }: StaticEntry) => Number(spaced.startsWith(sought));
  return found
    .sort((a, b) => startsWithIt(b) - startsWithIt(a))
    .slice(0, limit)
    .map(optionOf);
}

/** All entries, or those of which words start with every word of a query. */
export function filterStatic(entries: readonly StaticEntry[], query: string): SearchOption[] {
  const matches = wordStartsOf(query);
  return entries.filter(({ spaced }) => query.trim() === '' || matches(spaced)).map(optionOf);
}

/** The entries at some addresses, in their order; those that are missing are left out. */
export const staticAt = (entries: readonly StaticEntry[], addresses: readonly string[]): SearchOption[] =>
  addresses.flatMap((address) => entries.filter((entry) => entry.address === address).map(optionOf));
