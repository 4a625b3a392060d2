import type { NamedViews } from '../../../../domain/index.ts';
import { isShown, type ColumnChoice } from '../columns/columnChoice.ts';
import type { Column } from '../columns/column.ts';
import { readView, writeView, type TableView, type ViewSpec } from './tableView.ts';

/** The key of the columns that a view shows or hides beside what the table does by itself; it is in no address. */
const columnsKey = 'columns';

type Columns = readonly Pick<Column<never>, 'id' | 'choice'>[];

/** The same table without the prefix that keeps its address apart from another's. */
const plain = (spec: ViewSpec): ViewSpec => ({ ...spec, prefix: '' });

/**
 * What somebody made of a table, as the parameters that a named view keeps: search, filters, sort and columns. What is as it is
 * at first is left out.
 */
export function paramsOf(view: TableView, choice: ColumnChoice, columns: Columns, spec: ViewSpec): string {
  const { search, sort, chosen } = view;
  const params = writeView(new URLSearchParams(), { search, sort, chosen }, plain(spec));
  for (const column of columns) {
    const shown = isShown(column, choice);
    if (shown !== isShown(column, {})) params.append(columnsKey, shown ? column.id : `-${column.id}`);
  }
  return params.toString();
}

/** What a named view makes of a table; whatever it names that the table does not offer any more is ignored. */
export function readParams(
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
  return { view: readView(given, plain(spec)), choice };
}

/** The named view in use, and whether something has been changed since it was chosen. */
export interface ViewInUse {
  readonly name: string;
  readonly isChanged: boolean;
}

/**
 * Which named view is in use: the one that the address names, else the first that is just what the table shows; null for none.
 * @param views their parameters, as the table would write them now
 * @param named the name in the address
 * @param params what the table shows
 */
export function viewInUse(views: NamedViews, named: string | undefined, params: string): ViewInUse | null {
  if (named !== undefined && Object.hasOwn(views, named)) {
    return { name: named, isChanged: views[named] !== params };
  }
  // What a table shows at first is not a view that one has chosen.
  const [name] = params === '' ? [] : (Object.entries(views).find(([, kept]) => kept === params) ?? []);
  return name === undefined ? null : { name, isChanged: false };
}
