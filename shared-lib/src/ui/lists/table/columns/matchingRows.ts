import { foldText, searchWords } from '../../../../search/foldText.ts';
import type { Column, Filter } from './column.ts';
import type { Sort, TableView } from '../views/tableView.ts';

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

/** The count above a table: a text key and its values. */
export interface CountShown {
  readonly key: 'total' | 'matches' | 'part' | 'firstOnes' | 'matchesInPart' | 'matchesInFirstOnes';
  /** Selects the plural form. */
  readonly count: number;
  readonly matches: number;
  /** The total number of rows, if known. */
  readonly total: number;
}

/**
 * How many rows there are and match. A partial table never presents its part as the whole.
 * @param held number of loaded rows
 * @param matches how many of them match
 * @param isFiltered whether a search or a filter may hide some
 * @param total number of rows; undefined if all are loaded, null while unknown
 */
export function countShown(
  held: number,
  matches: number,
  isFiltered: boolean,
  total: number | null | undefined,
): CountShown {
  const numbers = (key: CountShown['key'], all: number) => ({ key, count: held, matches, total: all });
  if (total === undefined) return numbers(isFiltered ? 'matches' : 'total', held);
  if (total === null) return numbers(matches < held ? 'matchesInFirstOnes' : 'firstOnes', held);
  // The total is older than rows a listener has added since.
  return numbers(matches < held ? 'matchesInPart' : 'part', Math.max(held, total));
}

/**
 * Compares two known values, ascending: numbers by value and before texts, texts by language.
 * @returns negative, 0 or positive, as for `Array.prototype.sort`.
 */
export function compareValues(
  a: string | number,
  b: string | number,
  compareTexts: (a: string, b: string) => number,
): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareTexts(a, b);
}

/**
 * Sorts a table's rows. Unknown values come last in both directions. The sort is stable; without a sortable
 * column, rows keep their order.
 * @param compareTexts compares texts, such as a collator's.
 */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'id' | 'value'>[],
  sort: Sort | null,
  compareTexts: (a: string, b: string) => number,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.id)?.value;
  if (sort === null || value === undefined) return rows;
  const direction = sort.desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort(({ value: a }, { value: b }) => {
      const unknownA = a === null || Number.isNaN(a);
      const unknownB = b === null || Number.isNaN(b);
      if (unknownA || unknownB) return Number(unknownA) - Number(unknownB);
      return direction * compareValues(a, b, compareTexts);
    })
    .map(({ row }) => row);
}
