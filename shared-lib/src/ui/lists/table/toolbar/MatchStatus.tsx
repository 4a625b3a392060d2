import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Filter } from '../columns/column.ts';
import type { CountShown } from '../columns/matchingRows.ts';
import { isFiltered, withChoice, withoutFilters, type TableView } from '../views/tableView.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './MatchStatus.module.css';

interface MatchStatusProps<Row> {
  filters: readonly Filter<Row>[];
  view: TableView;
  count: CountShown;
  /** The noun for a number of rows; by default, rows. */
  noun: ((count: number) => string) | undefined;
  onView: (view: TableView) => void;
}

/** The number of matching rows, and each active filter as a removable chip. */
export function MatchStatus<Row>({ filters, view, count, noun, onView }: MatchStatusProps<Row>) {
  const { t } = useTableTexts();
  const status = useRef<HTMLSpanElement>(null);
  const chips = filters.flatMap(({ id, label, options }) =>
    options
      .filter(({ value }) => view.chosen[id]?.includes(value))
      .map((option) => ({ id, label, ...{ value: option.value, option: option.label } })),
  );
  // The pressed button is about to disappear, so focus moves to the count.
  const apply = (next: TableView) => {
    status.current?.focus();
    onView(next);
  };
  const without = (id: string, value: string) =>
    withChoice(view, id, view.chosen[id]?.filter((chosen) => chosen !== value) ?? []);

  return (
    <div className={`vh-row ${styles.status}`}>
      <span ref={status} tabIndex={-1} role="status" className={styles.count}>
        {t(count.key, { ...count, noun: noun?.(count.total) ?? t('noun', { count: count.total }) })}
      </span>
      {chips.map(({ id, label, value, option }) => (
        <button
          key={`${id} ${value}`}
          type="button"
          className={styles.chip}
          aria-label={t('remove', { label, option })}
          onClick={() => apply(without(id, value))}
        >
          {t('chosen', { label, options: option })}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      {isFiltered(view) && (
        <button type="button" className={styles.clear} onClick={() => apply(withoutFilters(view))}>
          {t('clearFilters')}
        </button>
      )}
    </div>
  );
}
