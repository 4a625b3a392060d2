import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsAtMost, useIsPhone } from '../../../base/screen/useIsPhone.ts';
import { NamedViewsMenu } from '../views/NamedViewsMenu.tsx';
import { useCsvExport } from '../csv/useCsvExport.ts';
import { useTableTexts } from '../useTableTexts.ts';
import { lazyPart } from '../../../overlays/opening/lazyPart.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ExportProgress, StartExport } from './ExportButton.tsx';
import { Filters } from './Filters.tsx';
import { MatchStatus } from './MatchStatus.tsx';
import { SearchField } from './SearchField.tsx';
import { SheetButton } from './sheet/SheetButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import { isFiltered } from '../views/tableView.ts';
import type { ToolbarProps } from './toolbarProps.ts';
import styles from './TableToolbar.module.css';

const sheet = lazyPart(
  'The list filters',
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './sheet/FilterSheet.tsx')).FilterSheet,
);

/**
 * The controls above a table: search, filters, the count, and actions. On a phone, everything but the search
 * and active filters is in a sheet, so the list starts on the first screen. The same applies next to an open panel
 * in a narrow window. With `phoneTools`, not even the search is above the list.
 */
export function TableToolbar<Row>(props: ToolbarProps<Row>) {
  const { columns, filters, view, onView } = props;
  const { t } = useTableTexts();
  const isTight = useIsAtMost(1199) && typeof props.openKey === 'string';
  const isOnPhone = useIsPhone();
  const isPhone = isOnPhone || isTight;
  const csv = useCsvExport(props.id, columns, props.fetchAll, props.onExport);
  const searchable = columns.some(({ search }) => search);
  const sortable = columns.filter(({ value }) => value);
  const hasFilters = searchable || filters.length > 0;
  const hasMore = hasFilters || props.exportable || props.choosable;
  // Phones have no headers to sort by.
  if (!hasMore && (sortable.length === 0 || !isPhone)) return null;

  const search = searchable && (
    <SearchField
      label={props.searchLabel}
      value={view.search}
      onChange={props.onSearch}
      onLeft={props.onSearchLeft}
      onClear={() => onView({ ...view, search: '' })}
    />
  );
  const status = (
    <MatchStatus filters={filters} view={view} count={props.count} noun={props.noun} onView={onView} />
  );

  const sheetButton = (inSheet: ReactNode) => (
    <SheetButton sheet={sheet} inUse={Object.keys(view.chosen).length}>
      {(FilterSheet, { isOpen, close }) => (
        <FilterSheet
          {...props}
          sortable={sortable}
          csv={csv}
          search={inSheet}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </SheetButton>
  );
  const { phoneTools } = props;
  if (isOnPhone && phoneTools) {
    return (
      <>
        {phoneTools.at && createPortal(sheetButton(search), phoneTools.at)}
        <div className={styles.toolbar}>
          {isFiltered(view) && status}
          <ExportProgress csv={csv} />
        </div>
      </>
    );
  }
  if (isPhone) {
    return (
      <div className={styles.toolbar}>
        {hasMore ? (
          <>
            <div className={styles.filters}>
              {search}
              {sheetButton(null)}
            </div>
            {status}
            <ExportProgress csv={csv} />
          </>
        ) : (
          <SortSelect columns={sortable} sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
        )}
      </div>
    );
  }
  return (
    <div className={styles.toolbar}>
      {hasFilters && (
        <div role="group" aria-label={t('filters')} className={styles.filters}>
          {search}
          <Filters {...props} />
        </div>
      )}
      <div className={`vh-spread ${styles.status}`}>
        {status}
        <div className={styles.tools}>
          {props.namedViews && <NamedViewsMenu list={props.id} target={props.namedViews} />}
          {props.choosable && (
            <ColumnMenu
              columns={columns}
              columnChoice={props.columnChoice}
              onChooseColumn={props.onChooseColumn}
            />
          )}
          {props.exportable && <StartExport csv={csv} />}
        </div>
        <ExportProgress csv={csv} />
      </div>
    </div>
  );
}
