import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './columns/column.ts';
import type { Sort } from './views/tableView.ts';
import type { Selection } from './useTableModel.ts';
import { useTableTexts } from './useTableTexts.ts';
import styles from './TableHead.module.css';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** Ids of columns hidden in a narrow table. */
  dropped: ReadonlySet<string>;
  sort: Sort | null;
  onSort: (column: Column<Row>) => void;
  /** Present if rows are selectable. */
  selection: Selection<Row> | undefined;
}

const directionOf = (sort: Sort | null, id: string) => {
  if (sort?.id !== id) return 'none';
  return sort.desc ? 'descending' : 'ascending';
};

const icons = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };

/** The column headers, sticky below the app's header; sortable ones are buttons. */
export function TableHead<Row>({ columns, dropped, sort, onSort, selection }: TableHeadProps<Row>) {
  const { t } = useTableTexts();
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row} aria-rowindex={1}>
        {selection && (
          <div role="columnheader">
            <input
              type="checkbox"
              className={`vh-check ${styles.check}`}
              aria-label={t('selectAll')}
              checked={selection.all}
              onChange={(event) => selection.toggleAll(event.currentTarget.checked)}
            />
          </div>
        )}
        {columns.map((column) => {
          const { id, header, head = header, align, value } = column;
          const isDropped = dropped.has(id) || undefined;
          if (!value) {
            return (
              <div
                key={id}
                role="columnheader"
                className={styles.cell}
                data-align={align}
                data-dropped={isDropped}
              >
                {head}
              </div>
            );
          }
          const direction = directionOf(sort, id);
          const Icon = icons[direction];
          return (
            <div
              key={id}
              role="columnheader"
              className={styles.cell}
              data-align={align}
              data-dropped={isDropped}
              aria-sort={direction}
            >
              <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                {header}
                <Icon size={14} aria-hidden />
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
