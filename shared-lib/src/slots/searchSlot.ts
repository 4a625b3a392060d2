import { createContext, useContext, useEffect, type ComponentType } from 'react';

export { useSettled } from './useSettled.ts';

/** A match that an area contributes to the header search. */
export interface SearchMatch {
  /** Where it leads, which identifies it. */
  readonly address: string;
  readonly name: string;
  /** Distinguishes matches with the same name. */
  readonly detail: string;
}

/** The matches of one kind, such as units, under their heading. */
export interface SearchMatches {
  readonly heading: string;
  readonly icon: ComponentType<{ readonly size: number }>;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Best first, and no more than a user would read. */
  readonly matches: readonly SearchMatch[];
  /** Requests them again after a failure. */
  readonly retry: () => void;
}

/** The header search's interface for the parts that fill `header.search`. */
export interface SearchSlot {
  /** The typed text, trimmed and never empty. */
  readonly query: string;
  /** Replaces the matches of one source; null removes them. */
  readonly show: (source: string, matches: SearchMatches | null) => void;
}

export const SearchSlotContext = createContext<SearchSlot | null>(null);

/**
 * The text typed in the header search.
 * @throws outside the slot `header.search`
 */
export function useSearchQuery(): string {
  return useSlotOfSearch().query;
}

/**
 * Shows matches in the header search while the component is mounted; null shows none.
 * @param source identifies them within the page, such as `units`
 * @param matches a stable object, so that unchanged matches update nothing
 * @throws outside the slot `header.search`
 */
export function useSearchMatches(source: string, matches: SearchMatches | null): void {
  const { show } = useSlotOfSearch();
  useEffect(() => show(source, matches), [show, source, matches]);
  useEffect(() => () => show(source, null), [show, source]);
}

function useSlotOfSearch(): SearchSlot {
  const slot = useContext(SearchSlotContext);
  if (!slot) throw new Error('Search matches belong in the slot header.search');
  return slot;
}
