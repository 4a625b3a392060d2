import { useId } from 'react';
import type { Column } from './column.ts';
import type { Sort } from './tableView.ts';
import { useTableTexts } from './useTableTexts.ts';
import styles from './SortSelect.module.css';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

const keyOf = ({ id, desc }: Sort) => `${desc ? '-' : ''}${id}`;

/** The sort as one field, on phones, where a table has no headers. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const { t } = useTableTexts();
  const id = useId();
  const options = columns.flatMap((column) =>
    [false, true].map((desc) => ({
      sort: { id: column.id, desc },
      label: t(desc ? 'descending' : 'ascending', { column: column.header }),
    })),
  );
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className={styles.label}>
        {t('sortBy')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={sort ? keyOf(sort) : ''}
        onChange={({ currentTarget: { value } }) => {
          const chosen = options.find((option) => keyOf(option.sort) === value);
          if (chosen) onSort(chosen.sort);
        }}
      >
        {sort === null && <option value="">{t('unsorted')}</option>}
        {options.map((option) => (
          <option key={keyOf(option.sort)} value={keyOf(option.sort)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
