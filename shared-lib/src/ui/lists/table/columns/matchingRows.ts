import { foldText, searchWords } from '../../../../search/foldText.ts';
import type { Column, Filter } from './column.ts';
import type { TableView } from '../views/tableView.ts';

type Matcher<Row> = (row: Row) => boolean;

/** Returns a row's normalized search text, cached per row. */
export function searchTextOf<Row extends object>(columns: readonly Column<Row>[]): (row: Row) => string {
  const searched = columns.flatMap(({ search }) => search ?? []);
  const texts = new WeakMap<Row, string>();
  return (row) => {
    const text = texts.get(row) ?? foldText(searched.map((search) => search(row)).join('\n'));
    texts.set(row, text);
    return text;
  };
}

/** Matches rows that contain every word of the search, in any order and position. */
function searchMatcher<Row>(search: string, textOf: (row: Row) => string): Matcher<Row> {
  const words = searchWords(search);
  return (row) => words.every((word) => textOf(row).includes(word));
}

const valuesOf = <Row>(filter: Filter<Row>, row: Row): readonly string[] => [filter.values(row)].flat();

/** Matches rows with one of the selected options; no selection matches all. */
function filterMatcher<Row>(filter: Filter<Row>, chosen: readonly string[] | undefined): Matcher<Row> {
  if (chosen === undefined) return () => true;
  return (row) => valuesOf(filter, row).some((value) => chosen.includes(value));
}

/** How many rows each option would show, by value. */
export type OptionCounts = ReadonlyMap<string, number>;

/** The rows that match a view, in their given order, and the counts of each filter's options. */
export interface Matches<Row> {
  rows: readonly Row[];
  /** By filter: its options' counts, given the search and all other filters. */
  counts: ReadonlyMap<string, OptionCounts>;
}

/**
 * Applies a view's search and filters.
 * @param textOf returns a row's search text, see `searchTextOf`.
 */
export function matchingRows<Row>(
  rows: readonly Row[],
  view: Pick<TableView, 'search' | 'chosen'>,
  filters: readonly Filter<Row>[],
  textOf: (row: Row) => string,
): Matches<Row> {
  const found = view.search.trim() === '' ? rows : rows.filter(searchMatcher(view.search, textOf));
  const matchers = filters.map((filter) => filterMatcher(filter, view.chosen[filter.id]));
  const counts = filters.map((filter, own) => {
    const count = new Map<string, number>();
    for (const row of found) {
      if (!matchers.every((matches, index) => index === own || matches(row))) continue;
      for (const value of new Set(valuesOf(filter, row))) count.set(value, (count.get(value) ?? 0) + 1);
    }
    return [filter.id, count] as const;
  });
  return {
    rows: found.filter((row) => matchers.every((matches) => matches(row))),
    counts: new Map(counts),
  };
}
