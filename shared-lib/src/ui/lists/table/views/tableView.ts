import { maxViewNameLength } from '../../../../data/listViews/listView.ts';

/** The sort column and direction. */
export interface Sort {
  id: string;
  desc: boolean;
}

/** A table's state that is kept in the address. */
export interface TableView {
  search: string;
  /** Null for the page's own order. */
  sort: Sort | null;
  /** Selected options by filter; filters without a selection are absent. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** The named view it came from; absent for none. */
  named?: string;
}

/** The allowed content of a table's address. */
export interface ViewSpec {
  /** Keeps two tables on a page apart: with `requests`, the keys are `requests-q`, `requests-sort` … */
  prefix: string;
  sortable: readonly string[];
  filters: readonly {
    id: string;
    kind: 'segments' | 'choice';
    options: readonly { value: string }[];
  }[];
  defaultSort: Sort | null;
  /** The view an address without any of the table's parameters opens, as parameters; by default the plain one. */
  opensOn?: string;
}

/** Maximum search length in UTF-16 code units. */
export const maxSearchLength = 100;

/** Query parameter of the named view. */
const namedKey = 'saved';

const keyOf = ({ prefix }: ViewSpec, name: string) => (prefix === '' ? name : `${prefix}-${name}`);

function sortOf(text: string | null, { sortable, defaultSort }: ViewSpec): Sort | null {
  const desc = text?.startsWith('-') ?? false;
  const id = desc ? text?.slice(1) : text;
  return id && sortable.includes(id) ? { id, desc } : defaultSort;
}

export const isSameSort = (a: Sort | null, b: Sort | null): boolean => a?.id === b?.id && a?.desc === b?.desc;

const namesOf = ({ filters }: ViewSpec) => ['q', 'sort', namedKey, ...filters.map(({ id }) => id)];

/** Whether an address determines what the table shows. */
export const hasViewParams = (params: URLSearchParams, spec: ViewSpec): boolean =>
  namesOf(spec).some((name) => params.has(keyOf(spec, name)));

/** Parses a table's state from an address, ignoring what the table doesn't offer. */
export function parseView(params: URLSearchParams, spec: ViewSpec): TableView {
  const { opensOn = '', ...plain } = spec;
  if (opensOn !== '' && !hasViewParams(params, spec))
    return parseView(new URLSearchParams(opensOn), { ...plain, prefix: '' });
  const chosen: Record<string, readonly string[]> = {};
  for (const { id, kind, options } of spec.filters) {
    const requested = new Set(params.getAll(keyOf(spec, id)));
    const known = options.map(({ value }) => value).filter((value) => requested.has(value));
    if (known.length > 0) chosen[id] = kind === 'segments' ? known.slice(0, 1) : known;
  }
  const named = params.get(keyOf(spec, namedKey))?.slice(0, maxViewNameLength);
  return {
    search: (params.get(keyOf(spec, 'q')) ?? '').slice(0, maxSearchLength),
    sort: sortOf(params.get(keyOf(spec, 'sort')), spec),
    chosen,
    ...(named && { named }),
  };
}

/**
 * Writes a table's state into an address, without defaults; other parameters are kept. The plain view of a table
 * that opens on another one is an empty search, so the address tells them apart.
 * @returns a copy; the given parameters aren't changed.
 */
export function viewToParams(params: URLSearchParams, view: TableView, spec: ViewSpec): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of namesOf(spec)) written.delete(keyOf(spec, name));
  const { search, sort, chosen, named } = view;
  const { defaultSort, filters } = spec;
  if (search !== '') written.set(keyOf(spec, 'q'), search);
  if (sort && !isSameSort(sort, defaultSort)) {
    written.set(keyOf(spec, 'sort'), `${sort.desc ? '-' : ''}${sort.id}`);
  }
  for (const { id } of filters) {
    for (const value of chosen[id] ?? []) written.append(keyOf(spec, id), value);
  }
  if (named !== undefined) written.set(keyOf(spec, namedKey), named);
  if (spec.opensOn && !hasViewParams(written, spec)) written.set(keyOf(spec, 'q'), '');
  return written;
}

/**
 * Whether search text that isn't in the address yet still belongs there after a navigation. Opening a panel keeps the
 * list; a link to another view of it, or to the same address, determines what the list shows.
 * @param typedAt the query when the text was typed
 * @param now the query of the newest navigation since
 */
export function keepsTyped(typedAt: string, now: string, spec: ViewSpec): boolean {
  if (typedAt === now) return false;
  const viewOf = (search: string) => {
    const params = new URLSearchParams(search);
    return JSON.stringify(namesOf(spec).map((name) => params.getAll(keyOf(spec, name))));
  };
  return viewOf(typedAt) === viewOf(now);
}

/** Sets a filter's selection; an empty selection removes the filter. */
export function withChoice(view: TableView, filter: string, values: readonly string[]): TableView {
  const { [filter]: _, ...others } = view.chosen;
  return { ...view, chosen: values.length === 0 ? others : { ...others, [filter]: values } };
}

/** Clears the search and all filters, but keeps the sort. */
export const withoutFilters = (view: TableView): TableView => ({ ...view, search: '', chosen: {} });

/** Whether a search or a filter may hide rows. */
export const isFiltered = ({ search, chosen }: Pick<TableView, 'search' | 'chosen'>) =>
  search.trim() !== '' || Object.keys(chosen).length > 0;

/**
 * The sort after a click on a column header: first the column's first direction, then the opposite. A third
 * click restores the page's order if the table has no default sort.
 */
export function nextSort(
  sort: Sort | null,
  column: { id: string; firstDirection?: 'asc' | 'desc' },
  defaultSort: Sort | null,
): Sort | null {
  const first: Sort = { id: column.id, desc: column.firstDirection === 'desc' };
  if (sort?.id !== column.id) return first;
  if (sort.desc === first.desc) return { ...first, desc: !first.desc };
  return defaultSort === null ? null : first;
}
