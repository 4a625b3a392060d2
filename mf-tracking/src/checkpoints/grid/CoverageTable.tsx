import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { useIsPrinting, useMeasureBeforePaint } from 'shared-lib/ui';
import { useRowsInView } from 'shared-lib/ui/table';
import type { CoverageRow } from 'mf-tracking/domain';
import { cellAfterKey, type CellPlace } from './cellAfterKey.ts';
import { CoverageLink } from './CoverageLink.tsx';
import styles from './CoverageTable.module.css';

/** In pixels; keep in sync with the style sheet. */
const rowHeight = 60;

interface CoverageTableProps {
  label: string;
  /** The columns, `YYYY-MM-DD`. */
  nights: readonly string[];
  rows: readonly CoverageRow[];
  tonight: string;
}

/**
 * Communities by nights, each cell a link to that night. One cell is in the tab order; arrow keys, Home, End, Page Up
 * and Page Down move the focus. Only rows near the view are in the page.
 */
export function CoverageTable({ label, nights, rows, tonight }: CoverageTableProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: nights.length - 1 });
  const current = { ...place, row: Math.min(place.row, rows.length - 1) };
  const isPrinting = useIsPrinting();
  const near = useRowsInView(body, rows.length, rowHeight);
  const { first, end } = isPrinting ? { first: 0, end: rows.length } : near;

  useMeasureBeforePaint(() => {
    // A phone, where the nights scroll, shows the latest first.
    if (grid.current) grid.current.scrollLeft = grid.current.scrollWidth;
  }, nights[0]);

  useEffect(() => {
    if (!isMoved.current) return;
    const link = body.current?.querySelector<HTMLElement>(
      `[data-row="${current.row}"] [data-column="${current.column}"]`,
    );
    if (!link) return;
    isMoved.current = false;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = cellAfterKey(event, current, { rows: rows.length, columns: nights.length });
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    setPlace(next);
    // Scrolling renders the row first.
    if (body.current && (next.row < first || next.row >= end)) {
      const top = body.current.getBoundingClientRect().top + window.scrollY + next.row * rowHeight;
      window.scrollTo({ top: top - window.innerHeight / 2 });
    }
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const { column } = target.dataset;
    if (row !== undefined && column !== undefined) setPlace({ row: Number(row), column: Number(column) });
  };

  const weekday = dateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  const day = dateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-readonly
      aria-rowcount={rows.length + 1}
      aria-colcount={nights.length + 2}
      tabIndex={-1}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div role="row" aria-rowindex={1} className={`${styles.row} ${styles.head}`}>
        <span role="columnheader" className={styles.name}>
          {t('columns.community')}
        </span>
        {nights.map((date) => (
          <span
            key={date}
            role="columnheader"
            className={styles.night}
            aria-current={date === tonight ? 'date' : undefined}
          >
            <span>{weekday.format(Date.parse(`${date}T00:00Z`))}</span>
            <span className={styles.day}>{day.format(Date.parse(`${date}T00:00Z`))}</span>
          </span>
        ))}
        <span role="columnheader" className={styles.total}>
          {t('rounds.grid.total')}
        </span>
      </div>
      <div
        role="rowgroup"
        ref={body}
        style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}
      >
        {rows.slice(first, end).map((row, index) => (
          <div
            key={row.communityId}
            role="row"
            aria-rowindex={first + index + 2}
            data-row={first + index}
            className={styles.row}
          >
            <span role="rowheader" className={styles.name} dir="auto" title={row.name}>
              {row.name}
            </span>
            {row.cells.map((cell, column) => (
              <span key={cell.date} role="gridcell" className={styles.cell}>
                <CoverageLink
                  row={row}
                  cell={cell}
                  column={column}
                  isCurrent={current.row === first + index && current.column === column}
                />
              </span>
            ))}
            <span role="gridcell" className={styles.total} data-none={row.missed === 0 || undefined}>
              {row.missed.toLocaleString(i18n.language)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
