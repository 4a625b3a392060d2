import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { weekdayOf, type ShiftPlace } from 'shared-lib/domain';
import { dateTimeFormat, useTexts, weekdayNames } from 'shared-lib/i18n';
import { nextUnassigned } from '../editing/shiftsBetween.ts';
import type { Editing } from '../editing/useEditing.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useWindowedRows } from './useWindowedRows.ts';
import { WeekGridRow } from './WeekGridRow.tsx';
import type { WeekRow } from './weekGridOf.ts';
import styles from './WeekGrid.module.css';

const rowHeight = 68;
/** What sticks to the window's top above the rows: the app's header and the grid's. */
const stickyHeight = 112;

/** What others may ask of the grid. */
export interface WeekGridHandle {
  goToNextUnassigned: () => void;
}

interface WeekGridProps {
  rows: readonly WeekRow[];
  dates: readonly string[];
  /** What the filter asks for; other shifts stand back. */
  asked: string;
  editing: Editing;
  onOpen: (shifts: readonly ShiftPlace[]) => void;
  handle: Ref<WeekGridHandle>;
}

/**
 * A week as a grid, communities down and days across. One cell takes part in the order of the Tab key; the arrow keys, Home,
 * End, Page Up and Down move on to others, Enter opens the shift. Only the rows near the window's view exist in the page.
 */
export function WeekGrid({ rows, dates, asked, editing, onOpen, handle }: WeekGridProps) {
  const { t, i18n } = useTexts('mf-team');
  const body = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const page = () => Math.floor((window.innerHeight - stickyHeight) / rowHeight);
  const onMove = () => {
    moved.current = true;
  };
  const { current, goTo, onKeyDown, onClick } = useGridKeys(
    rows,
    dates.length,
    page,
    editing,
    onOpen,
    onMove,
  );
  const { first, end } = useWindowedRows(body, rows.length, rowHeight);
  const { row: focusRow, column: focusColumn } = current;

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const at = `[data-row="${focusRow}"][data-column="${focusColumn}"]`;
    const cell = body.current?.querySelector<HTMLElement>(at);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
  });
  useImperativeHandle(handle, () => ({
    goToNextUnassigned() {
      const next = nextUnassigned(rows, current);
      if (next) goTo(next);
    },
  }));
  const { communityOf } = editing.plan;
  const nameOf = useCallback((id: string) => communityOf(id)?.propertyName, [communityOf]);

  const isToday = (column: number) => rows.some(({ cells }) => cells[column]?.isToday);
  // The row that has or had the focus stays in the page, so that the focus is never lost.
  const outside = current.row >= 0 && (current.row < first || current.row >= end) ? [current.row] : [];
  const inView = Array.from({ length: end - first }, (_, index) => first + index);
  const drawn = [...outside, ...inView].sort((a, b) => a - b);

  return (
    <div
      role="grid"
      aria-label={t('schedule.grid')}
      aria-rowcount={rows.length + 1}
      aria-colcount={dates.length + 1}
      aria-multiselectable
      tabIndex={-1}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader" className={styles.corner}>
          {t('schedule.community')}
        </div>
        {dates.map((date, column) => (
          <div
            key={date}
            role="columnheader"
            className={styles.day}
            aria-current={isToday(column) ? 'date' : undefined}
          >
            <span>{weekdayNames([weekdayOf(date)], i18n.language)}</span>
            <span className={styles.number}>
              {dateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
                Date.parse(`${date}T00:00:00Z`),
              )}
            </span>
          </div>
        ))}
      </div>
      <div
        role="rowgroup"
        ref={body}
        style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}
        className={styles.body}
      >
        {drawn.map((index) => (
          <WeekGridRow
            key={rows[index]!.id}
            row={rows[index]!}
            index={index}
            asked={asked}
            focusColumn={index === current.row ? current.column : null}
            top={outside.includes(index) ? index * rowHeight : undefined}
            marks={editing.marks}
            nameOf={nameOf}
          />
        ))}
      </div>
    </div>
  );
}
