import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { weekdayOf } from 'shared-lib/domain';
import { dateTimeFormat, useTexts, weekdayNames } from 'shared-lib/i18n';
import { useIsPrinting } from 'shared-lib/ui';
import { useRowsInView } from 'shared-lib/ui/table';
import styles from './ScheduleGrid.module.css';
import type { GridFocus } from './useGridFocus.ts';

/** Where a row is drawn. */
export interface RowPlacement {
  /** Its index in the grid, from 0. */
  index: number;
  /** The column where the Tab key stops; null in all rows but one. */
  focusColumn: number | null;
  /** Its distance from the first row's top in pixels, if it is rendered outside the rows in view. */
  top: number | undefined;
}

type Handlers = Pick<HTMLAttributes<HTMLElement>, 'onMouseDown' | 'onKeyDown' | 'onClick'>;
type Kind = Pick<HTMLAttributes<HTMLElement>, 'aria-multiselectable' | 'aria-readonly'>;

interface ScheduleGridProps extends Handlers, Kind {
  label: string;
  /** What the rows represent. */
  corner: string;
  /** `YYYY-MM-DD`, the columns. */
  dates: readonly string[];
  isTonight: (column: number) => boolean;
  /** Number of rows. */
  rows: number;
  /** In pixels. */
  rowHeight: number;
  focus: GridFocus;
  /** Whether the days are so narrow that they only fit a number. */
  compact?: boolean;
  /** The class of the grid's own rules. */
  className: string | undefined;
  /** Renders a row, which must be a `GridRow` with a key. */
  children: (placement: RowPlacement) => ReactNode;
}

/**
 * A schedule's frame, with a column for each day. The Tab key stops at one cell. Only rows near the view are
 * in the page, but all of them are printed.
 */
export function ScheduleGrid(props: ScheduleGridProps) {
  const {
    label,
    corner,
    dates,
    isTonight,
    rows,
    rowHeight,
    focus,
    compact = false,
    className,
    children,
    ...rest
  } = props;
  const { i18n } = useTexts('mf-team');
  const { body, current } = focus;
  const printing = useIsPrinting();
  const near = useRowsInView(body, rows, rowHeight);
  const { first, end } = printing ? { first: 0, end: rows } : near;

  // The focused row stays in the page even out of view, so that focus is never lost.
  const outside = current.row >= 0 && (current.row < first || current.row >= end) ? [current.row] : [];
  const inView = Array.from({ length: end - first }, (_, index) => first + index);
  const drawn = [...outside, ...inView].sort((a, b) => a - b);
  const dayFormat = dateTimeFormat(i18n.language, {
    ...(!compact && { month: 'short' }),
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={dates.length + 1}
      tabIndex={-1}
      data-compact={compact || undefined}
      className={`${styles.grid} ${className}`}
      style={{ '--days': dates.length, '--row-height': `${rowHeight}px` } as CSSProperties}
      onFocus={focus.onFocus}
      {...rest}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader" className={styles.corner}>
          {corner}
        </div>
        {dates.map((date, column) => (
          <div
            key={date}
            role="columnheader"
            className={styles.day}
            aria-current={isTonight(column) ? 'date' : undefined}
            data-week={weekdayOf(date) === 'monday' || undefined}
          >
            <span className={styles.weekday}>{weekdayNames([weekdayOf(date)], i18n.language)}</span>
            <span className={styles.number}>{dayFormat.format(Date.parse(`${date}T00:00:00Z`))}</span>
          </div>
        ))}
      </div>
      <div
        role="rowgroup"
        ref={body}
        style={{ paddingTop: first * rowHeight, paddingBottom: (rows - end) * rowHeight }}
        className={styles.body}
      >
        {drawn.map((index) =>
          children({
            index,
            focusColumn: index === current.row ? current.column : null,
            top: outside.includes(index) ? index * rowHeight : undefined,
          }),
        )}
      </div>
    </div>
  );
}
