import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { useListViews } from '../../../data/listViews/listViews.api.ts';
import { textCollator } from '../../../i18n/formats.ts';
import type { FetchAll } from '../../../data/fetchAllPages.ts';
import { NoMatch } from '../../base/states/NoMatch.tsx';
import type { BulkAction, Column, Filter, RowSource } from './columns/column.ts';
import { isShown } from './columns/columnChoice.ts';
import { processInSlices } from './rows/processInSlices.ts';
import { countShown, matchingRows, searchTextOf, sortedRows } from './columns/matchingRows.ts';
import { namedViewParams, parseNamedView } from './views/namedView.ts';
import { ExportButton } from './toolbar/ExportButton.tsx';
import { SelectionBar } from './toolbar/SelectionBar.tsx';
import { TableBody } from './rows/TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './toolbar/TableToolbar.tsx';
import type { PhoneTools } from './toolbar/toolbarProps.ts';
import {
  isFiltered,
  isSameSort,
  nextSort,
  withoutFilters,
  type Sort,
  type ViewSpec,
} from './views/tableView.ts';
import { tracksOf } from './columns/tracks.ts';
import { useColumnChoice } from './columns/useColumnChoice.ts';
import type { NamedViewTarget } from './views/useNamedViews.ts';
import { useTableModel } from './useTableModel.ts';
import { useTableTexts } from './useTableTexts.ts';
import { useTableView } from './views/useTableView.ts';
import styles from './DataTable.module.css';

export interface DataTableProps<Row> {
  /** Key of the column choices in local storage, and the CSV's name. */
  id: string;
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Loads the remaining rows if `rows` is only a part. */
  source?: RowSource<Row> | undefined;
  rowKey: (row: Row) => string;
  /** The noun for a number of rows, such as “communities”; by default, rows. */
  noun?: (count: number) => string;
  /** A row's name, for the labels of its controls. */
  rowName?: (row: Row) => string;
  /** Placeholder of the search field; without a column that has `search`, there is no field. */
  searchLabel?: string;
  filters?: readonly Filter<Row>[];
  /** The initial sort; by default the given order. */
  defaultSort?: Sort;
  /**
   * The view that an address without the table's parameters opens, as parameters, such as `status=active`; by
   * default all rows. A user's own default view replaces it.
   */
  opensOn?: string;
  /** Keeps the query parameters of two tables on one page apart. */
  urlPrefix?: string;
  /** Makes each row a link. */
  rowHref?: (row: Row) => string;
  /** Makes each row a button, for example to open a side panel. */
  onOpen?: (row: Row) => void;
  /** Key of the row open in the panel; null if none is. */
  openKey?: string | null;
  bulkActions?: readonly BulkAction<Row>[];
  /** Offers the matching rows as a CSV. */
  exportable?: boolean;
  /**
   * Replaces the export with a custom one that first asks what to include; receives a function that loads the
   * rows to export, in order.
   */
  onExport?: ((fetchAll: FetchAll<Row>) => void) | undefined;
  /** Lets users choose the columns. */
  choosable?: boolean;
  phoneTools?: PhoneTools | undefined;
  /** Lets users save named views of the table, synced across devices. */
  keepsViews?: boolean;
  /** The empty state without any rows. */
  empty?: ReactNode;
  /** Renders content that needs the matching rows in order, such as a panel that steps through them. */
  beside?: (rows: readonly Row[]) => ReactNode;
}

const noFilters: readonly never[] = [];

/** A table whose user may have made a view their default. */
function TableWithDefault<Row extends object>(props: DataTableProps<Row>) {
  const stored = useListViews(props.id);
  return <Table {...props} ownDefault={stored.status === 'ready' ? stored.data.opensOn : null} />;
}

/**
 * A list of any length with search, filters, sorting and export. Only rows near the viewport are rendered. A
 * row is a line of cells, or a two-line card on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return props.keepsViews ? <TableWithDefault {...props} /> : <Table {...props} ownDefault={null} />;
}

interface TableProps<Row> extends DataTableProps<Row> {
  /** The user's default view, as parameters; null for none and while loading. */
  ownDefault: string | null;
}

function Table<Row extends object>(props: TableProps<Row>) {
  const {
    columns,
    rows,
    filters = noFilters,
    defaultSort = null,
    urlPrefix = '',
    ownDefault,
    bulkActions,
    source,
  } = props;
  const { i18n } = useTableTexts();
  const opensOn = ownDefault ?? props.opensOn ?? '';

  const spec = useMemo(
    (): ViewSpec => ({
      prefix: urlPrefix,
      sortable: columns.filter(({ value }) => value).map(({ id }) => id),
      filters,
      defaultSort,
      opensOn,
    }),
    [columns, filters, defaultSort, urlPrefix, opensOn],
  );
  const { view, isOpening, setView, setSearch, settle } = useTableView(spec);
  const [columnChoice, setColumnChoice] = useColumnChoice(props.id, columns);

  const textOf = useMemo(() => searchTextOf(columns), [columns]);
  const { chosen } = view;
  // Rows follow the input with low priority, so a long list never delays a keystroke.
  const search = useDeferredValue(view.search);
  const matches = useMemo(
    () => matchingRows(rows, { search, chosen }, filters, textOf),
    [rows, search, chosen, filters, textOf],
  );
  const shownColumns = useMemo(
    () => columns.filter((column) => isShown(column, columnChoice)),
    [columns, columnChoice],
  );
  const { compare } = textCollator(i18n.language);
  const model = useTableModel(matches.rows, columns, props.rowKey, view.sort, compare);

  const onLookedThrough = source?.onLookedThrough;
  const isLookedThrough =
    search.trim() !== '' || !isSameSort(view.sort, defaultSort) || matches.rows.length < rows.length;
  useEffect(() => {
    if (isLookedThrough) onLookedThrough?.();
  }, [isLookedThrough, onLookedThrough]);

  const fetchAll: FetchAll<Row> = async (signal, onProgress) => {
    if (!source) return { ok: true, items: model.rows };
    const all = await source.fetchAll(signal, onProgress);
    if (!all.ok) return all;
    const matching = await processInSlices(
      all.items,
      (slice) => matchingRows(slice, view, filters, textOf).rows,
    );
    return { ok: true, items: sortedRows(matching, columns, view.sort, compare) };
  };

  const namedViews: NamedViewTarget | undefined = !props.keepsViews
    ? undefined
    : {
        named: view.named,
        params: namedViewParams(view, columnChoice, columns, spec),
        builtIn: props.opensOn ?? '',
        tidy: (params) => {
          const kept = parseNamedView(params, columns, spec);
          return namedViewParams(kept.view, kept.choice, columns, spec);
        },
        open: (params, name) => {
          const kept = parseNamedView(params, columns, spec);
          setColumnChoice(kept.choice);
          setView({ ...kept.view, ...(name !== null && { named: name }) });
        },
      };

  // An open record stays as it was linked. Otherwise the default view goes into the address, columns included.
  const opened = isOpening && (props.openKey ?? null) === null ? ownDefault : null;
  const openDefault = useEffectEvent((params: string) => namedViews?.open(params, null));
  useEffect(() => {
    if (opened !== null) openDefault(opened);
  }, [opened]);

  const root = useRef<HTMLDivElement>(null);
  const showAll = () => {
    // The pressed button is about to disappear.
    root.current?.focus();
    setView(withoutFilters(view));
  };

  const isEmpty = rows.length === 0 && props.empty !== undefined;
  const isChosen = bulkActions !== undefined;
  const tracks = useMemo(() => tracksOf(shownColumns, isChosen), [shownColumns, isChosen]);
  const toggleSort = (column: Column<Row>) =>
    setView({ ...view, sort: nextSort(view.sort, column, defaultSort) });

  return (
    <>
      {isEmpty ? (
        props.empty
      ) : (
        <div ref={root} tabIndex={-1} className={styles.table}>
          <TableToolbar
            {...props}
            filters={filters}
            view={view}
            counts={matches.counts}
            count={countShown(
              rows.length,
              model.rows.length,
              isFiltered({ search, chosen }),
              source && source.total,
            )}
            fetchAll={fetchAll}
            columnChoice={columnChoice}
            onSearch={setSearch}
            onSearchLeft={settle}
            onView={setView}
            onChooseColumn={(id, shown) => setColumnChoice({ ...columnChoice, [id]: shown })}
            namedViews={namedViews}
          />
          {model.rows.length === 0 && isFiltered({ search, chosen }) ? (
            <NoMatch onClear={showAll} />
          ) : (
            <div
              role="table"
              aria-label={props.label}
              aria-rowcount={model.rows.length + 1}
              style={{ '--tracks': tracks.all, '--narrow-tracks': tracks.narrow } as React.CSSProperties}
            >
              <TableHead
                columns={shownColumns}
                dropped={tracks.dropped}
                sort={view.sort}
                onSort={toggleSort}
                selection={bulkActions && model.selection}
              />
              <TableBody
                name={`${props.id}${urlPrefix}`}
                columns={shownColumns}
                dropped={tracks.dropped}
                rows={model.rows}
                rowKey={props.rowKey}
                rowName={props.rowName}
                rowHref={props.rowHref}
                onOpen={props.onOpen}
                openKey={props.openKey}
                selection={bulkActions && model.selection}
              />
            </div>
          )}
          {bulkActions && (
            <SelectionBar actions={bulkActions} selection={model.selection}>
              {props.exportable && (
                <ExportButton
                  id={props.id}
                  columns={columns}
                  rows={model.selection.rows}
                  size="sm"
                  onExport={props.onExport}
                />
              )}
            </SelectionBar>
          )}
        </div>
      )}
      {/* Outside the table, which unmounts with its last row. */}
      {props.beside?.(model.rows)}
    </>
  );
}
