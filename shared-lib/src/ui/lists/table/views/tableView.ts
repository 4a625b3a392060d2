import { maxViewNameLength } from '../../../../domain/index.ts';

/** By which column the rows are sorted, and in which direction. */
export interface Sort {
  id: string;
  desc: boolean;
}

/** What a person has made of a table: the part of it that stands in the address. */
export interface TableView {
  search: string;
  /** Null for the order in which the page gives the rows. */
  sort: Sort | null;
  /** The chosen options by filter; a filter without a choice is absent. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** The named view that it was made of; absent for none. */
  named?: string;
}

/** What a table offers, as far as its address is concerned. */
export interface ViewSpec {
  /** Keeps two tables of one page apart: with `requests` the keys are `requests-q`, `requests-sort` … */
  prefix: string;
  sortable: readonly string[];
  filters: readonly {
    id: string;
    kind: 'segments' | 'choice';
    options: readonly { value: string }[];
  }[];
  defaultSort: Sort | null;
}

/** The longest search text, in UTF-16 units. */
export const maxSearchLength = 100;

/** The key of the named view's name. */
const namedKey = 'saved';

const keyOf = ({ prefix }: ViewSpec, name: string) => (prefix === '' ? name : `${prefix}-${name}`);

function sortOf(text: string | null, { sortable, defaultSort }: ViewSpec): Sort | null {
  const desc = text?.startsWith('-') ?? false;
  const id = desc ? text?.slice(1) : text;
  return id && sortable.includes(id) ? { id, desc } : defaultSort;
}

/** Whether two sorts give the same order. */
export const isSameSort = (a: Sort | null, b: Sort | null): boolean => a?.id === b?.id && a?.desc === b?.desc;

/** What an address says of a table; whatever it names that the table does not offer is ignored. */
export function readView(params: URLSearchParams, spec: ViewSpec): TableView {
  const chosen: Record<string, readonly string[]> = {};
  for (const { id, kind, options } of spec.filters) {
    const asked = new Set(params.getAll(keyOf(spec, id)));
    const known = options.map(({ value }) => value).filter((value) => asked.has(value));
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
 * An address with a table's view in it. Defaults are left out; other parameters stay as they are.
 * @returns new parameters; the given ones are not changed.
 */
export function writeView(params: URLSearchParams, view: TableView, spec: ViewSpec): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of ['q', 'sort', namedKey, ...spec.filters.map(({ id }) => id)])
    written.delete(keyOf(spec, name));
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
  return written;
}

/** The view with another choice for a filter; an empty choice removes the filter. */
export function withChoice(view: TableView, filter: string, values: readonly string[]): TableView {
  const { [filter]: _, ...others } = view.chosen;
  return { ...view, chosen: values.length === 0 ? others : { ...others, [filter]: values } };
}

/** The view that shows every row, in the same order. */
export const withoutFilters = (view: TableView): TableView => ({ ...view, search: '', chosen: {} });

/** Whether a search or a filter may hide rows. */
export const isFiltered = ({ search, chosen }: Pick<TableView, 'search' | 'chosen'>) =>
  search.trim() !== '' || Object.keys(chosen).length > 0;

/**
 * The sort after a press on a column's header: first its own first direction, then the other; a third press returns to the
 * order of the page, where the table has no sort by default.
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
