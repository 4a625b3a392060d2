import type { ComponentType } from 'react';
import type { Found } from './searchIndex.ts';

/** An option in the list: a match, or a link to all of a group's matches. */
export interface SearchOption {
  /** Where it leads, which identifies it. */
  readonly address: string;
  readonly name: string;
  /** Distinguishes matches with the same name; empty if nothing does. */
  readonly detail: string;
  /** A former team member. */
  readonly isInactive?: boolean;
  /** For the link to all matches, how many aren't shown; its name is empty. */
  readonly hidden?: number;
}

/** The picture next to a group's names: their initials in a shape, or the group's icon. */
export type SearchLook = 'person' | 'place' | ComponentType<{ readonly size: number }>;

/** The matches of one kind loaded so far, under their heading. */
export interface SearchGroup {
  readonly key: string;
  /** Its place among the groups; lower comes first. */
  readonly order: number;
  readonly heading: string;
  readonly look: SearchLook;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly SearchOption[];
  /** The number of matches, including those not shown. */
  readonly total: number;
  readonly retry: () => void;
  /** The query to highlight in its names, if it isn't the one typed. */
  readonly marked?: string;
}

/**
 * The options of records: the matches (spec section 2: `/team/{id}`, `/communities/{id}`), then a link to all
 * of them.
 */
export function recordOptions(
  name: 'team' | 'communities',
  { entries, total }: Found,
  query: string,
): SearchOption[] {
  const options: SearchOption[] = entries.map(({ id, ...entry }) => ({
    address: `/${name}/${encodeURIComponent(id)}`,
    ...entry,
  }));
  return [...options, ...moreOption(`/${name}`, total - entries.length, query)];
}

/**
 * The link to all matches, as a list of at most one.
 * @param path of the page that lists them and takes the search as `?q=`.
 * @param hidden the number of matches not shown.
 */
export const moreOption = (path: string, hidden: number, query: string): SearchOption[] =>
  hidden > 0
    ? [{ address: `${path}?${new URLSearchParams({ q: query.trim() })}`, name: '', detail: '', hidden }]
    : [];

/** The list's content for a query. */
export interface SearchResults {
  /** In order. */
  readonly options: readonly Pick<SearchOption, 'address' | 'name' | 'detail'>[];
  /** From `isFirstSettled`. */
  readonly isFirstSettled: boolean;
}

/** A group with matches. */
export interface SearchSection extends SearchGroup {
  /** Index of its first option in the whole list. */
  readonly start: number;
}

/** All groups with matches, in order. An address that several of them have stays with the first. */
export function sectionsOf(groups: readonly SearchGroup[]): SearchSection[] {
  const sections: SearchSection[] = [];
  const taken = new Set<string>();
  for (const group of groups.toSorted((a, b) => a.order - b.order)) {
    const start = taken.size;
    const options = group.options.filter(({ address }) => !taken.has(address));
    for (const { address } of options) taken.add(address);
    const total = group.total - (group.options.length - options.length);
    if (options.length > 0) sections.push({ ...group, options, total, start });
  }
  return sections;
}

/**
 * Whether the first option stays first: no group before its own is still loading.
 * @param sections of the groups, from `sectionsOf`.
 */
export function isFirstSettled(groups: readonly SearchGroup[], sections: readonly SearchSection[]): boolean {
  const inOrder = groups.toSorted((a, b) => a.order - b.order);
  const first = inOrder.findIndex(({ key }) => key === sections[0]?.key);
  return !inOrder.slice(0, first < 0 ? inOrder.length : first).some(({ status }) => status === 'loading');
}
