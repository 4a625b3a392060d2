import type { NamedViews } from '../../../../data/listViews/listView.ts';
import { isShown, type ColumnChoice } from '../columns/columnChoice.ts';
import type { Column } from '../columns/column.ts';
import { parseView, viewToParams, type TableView, type ViewSpec } from './tableView.ts';

/** The parameter for columns shown or hidden by the view; not part of the address. */
const columnsKey = 'columns';

type Columns = readonly Pick<Column<never>, 'id' | 'choice'>[];

/** The table's view spec without its address prefix or the view it opens on. */
const plain = ({ opensOn: _, ...spec }: ViewSpec): ViewSpec => ({ ...spec, prefix: '' });

/** A table's state as the parameters of a named view: search, filters, sort and columns, without defaults. */
export function namedViewParams(
  view: TableView,
  choice: ColumnChoice,
  columns: Columns,
  spec: ViewSpec,
): string {
  const { search, sort, chosen } = view;
  const params = viewToParams(new URLSearchParams(), { search, sort, chosen }, plain(spec));
  for (const column of columns) {
    const shown = isShown(column, choice);
    if (shown !== isShown(column, {})) params.append(columnsKey, shown ? column.id : `-${column.id}`);
  }
  return params.toString();
}

/** Restores a named view, ignoring what the table no longer offers. */
export function parseNamedView(
  params: string,
  columns: Columns,
  spec: ViewSpec,
): { view: TableView; choice: ColumnChoice } {
  const given = new URLSearchParams(params);
  const named = new Set(given.getAll(columnsKey));
  const choice: Record<string, boolean> = {};
  for (const { id, choice: offered } of columns) {
    if (offered === 'fixed') continue;
    if (named.has(id)) choice[id] = true;
    else if (named.has(`-${id}`)) choice[id] = false;
  }
  return { view: parseView(given, plain(spec)), choice };
}

/** The current named view, and whether it has unsaved changes. */
export interface CurrentNamedView {
  readonly name: string;
  readonly isChanged: boolean;
}

/**
 * The current named view: the one named in the address, or else the first equal to what the table shows; null
 * for none.
 * @param views their parameters, as the table would write them now
 * @param named the name in the address
 * @param params what the table shows
 */
export function currentNamedView(
  views: NamedViews,
  named: string | undefined,
  params: string,
): CurrentNamedView | null {
  if (named !== undefined && Object.hasOwn(views, named)) {
    return { name: named, isChanged: views[named] !== params };
  }
  // The default state isn't a view someone chose.
  const [name] = params === '' ? [] : (Object.entries(views).find(([, kept]) => kept === params) ?? []);
  return name === undefined ? null : { name, isChanged: false };
}
