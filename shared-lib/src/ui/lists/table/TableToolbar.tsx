import { CloseButton, TextInput } from '@mantine/core';
import { IconColumns3, IconSearch } from '@tabler/icons-react';
import type { BringEverything } from '../../../data/everyPage.ts';
import { isShown, type ColumnChoice } from './columnChoice.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { Column, Filter } from './column.ts';
import type { CountShown } from './countShown.ts';
import { StartExport } from './ExportButton.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { FilterControl } from './FilterControl.tsx';
import { MatchStatus } from './MatchStatus.tsx';
import type { OptionCounts } from './matchingRows.ts';
import { SortSelect } from './SortSelect.tsx';
import { maxSearchLength, withChoice, type TableView } from './tableView.ts';
import { useCsvExport } from './useCsvExport.ts';
import { useTableTexts } from './useTableTexts.ts';
import styles from './TableToolbar.module.css';

interface TableToolbarProps<Row> {
  /** The table's id. */
  id: string;
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  searchLabel?: string;
  exportable?: boolean;
  choosable?: boolean;
  view: TableView;
  counts: ReadonlyMap<string, OptionCounts>;
  count: CountShown;
  /** Brings the rows that match, in their order. */
  bring: BringEverything<Row>;
  columnChoice: ColumnChoice;
  onSearch: (text: string) => void;
  onSearchLeft: () => void;
  onView: (view: TableView) => void;
  onChooseColumn: (id: string, shown: boolean) => void;
}

/** What stands above a table: search, filters, what they leave, and what can be done with it. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, filters, view, counts, columnChoice, onView } = props;
  const { t } = useTableTexts();
  const csv = useCsvExport(props.id, columns, props.bring);
  const searchable = columns.some(({ search }) => search);
  const sortable = columns.filter(({ value }) => value);
  const hasFilters = searchable || filters.length > 0;
  if (!hasFilters && sortable.length === 0 && !props.exportable && !props.choosable) return null;

  const searchLabel = props.searchLabel ?? t('search');
  return (
    // Without filters there is something to show on a phone only, which has no headers to sort by.
    <div className={styles.toolbar} data-phone-only={!hasFilters && !props.exportable && !props.choosable}>
      {hasFilters && (
        <div role="group" aria-label={t('filters')} className={styles.filters}>
          {searchable && (
            <TextInput
              type="search"
              className={styles.search ?? ''}
              placeholder={searchLabel}
              aria-label={searchLabel}
              maxLength={maxSearchLength}
              value={view.search}
              onChange={(event) => props.onSearch(event.currentTarget.value)}
              onBlur={props.onSearchLeft}
              onKeyDown={(event) => event.key === 'Enter' && props.onSearchLeft()}
              leftSection={<IconSearch size={16} aria-hidden />}
              rightSection={
                view.search !== '' && (
                  <CloseButton
                    size={28}
                    aria-label={t('clearSearch')}
                    onClick={() => onView({ ...view, search: '' })}
                  />
                )
              }
            />
          )}
          {filters.map((filter) => (
            <FilterControl
              key={filter.id}
              filter={filter}
              chosen={view.chosen[filter.id] ?? []}
              counts={counts.get(filter.id)}
              onChoose={(values) => onView(withChoice(view, filter.id, values))}
            />
          ))}
        </div>
      )}
      <div className={styles.status}>
        <MatchStatus filters={filters} view={view} count={props.count} onView={onView} />
        <div className={styles.tools}>
          {sortable.length > 0 && (
            <SortSelect columns={sortable} sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
          )}
          {props.choosable && (
            <div className={styles.columns}>
              <ChoiceMenu
                label={t('columns')}
                icon={<IconColumns3 size={16} aria-hidden />}
                choices={columns
                  .filter(({ choice }) => choice !== 'fixed')
                  .map((column) => ({
                    value: column.id,
                    label: column.header,
                    checked: isShown(column, columnChoice),
                  }))}
                onChange={props.onChooseColumn}
              />
            </div>
          )}
          {props.exportable && <StartExport csv={csv} />}
        </div>
        <ExportProgress csv={csv} />
      </div>
    </div>
  );
}
