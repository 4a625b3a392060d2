import { IconAlertTriangle, IconCheck, IconProgress, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { dateTimeFormat, formatNight, useTexts } from 'shared-lib/i18n';
import { useIsPrinting, useMeasureBeforePaint, type Meaning } from 'shared-lib/ui';
import { useRowsInView } from 'shared-lib/ui/table';
import type { CoverageCell, CoverageRow } from 'mf-tracking/domain';
import { Link } from 'shared-lib/router';
import { checkpointsHref } from '../../board/addresses.ts';
import { cellAfterKey, type CellPlace } from './cellAfterKey.ts';
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

const meaningOf = ({ state, isPoor }: CoverageCell): Meaning => {
  if (state === 'all') return 'good';
  if (state === 'underWay') return 'info';
  if (state !== 'some' && state !== 'none') return 'neutral';
  return isPoor ? 'bad' : 'watch';
};

const icons = {
  good: IconCheck,
  info: IconProgress,
  watch: IconAlertTriangle,
  bad: IconX,
  neutral: null,
} as const;

interface CoverageLinkProps {
  row: CoverageRow;
  cell: CoverageCell;
  column: number;
  /** Whether the Tab key stops here. */
  isCurrent: boolean;
}

/** A community's night: how many checkpoints were scanned, in words, color and figure. Opens that night's scans. */
function CoverageLink({ row, cell, column, isCurrent }: CoverageLinkProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { date, state, scanned, expected, missed } = cell;
  const meaning = meaningOf(cell);
  const Icon = icons[meaning];
  const isCounted = expected > 0;
  const said = isCounted
    ? t('rounds.grid.scanned', { scanned, count: expected })
    : t(`rounds.grid.states.${state as Exclude<typeof state, 'all' | 'some' | 'none'>}`);
  const label = [said, ...(missed > 0 ? [t('rounds.grid.missed', { count: missed })] : [])].join(', ');
  return (
    <Link
      to={checkpointsHref({ communityId: row.communityId, serviceDate: date })}
      className={styles.link ?? ''}
      tabIndex={isCurrent ? 0 : -1}
      title={label}
      data-column={column}
      data-meaning={meaning}
      data-state={state}
    >
      <span className="vh-unseen">
        {t('rounds.grid.cell', { name: row.name, night: formatNight(date, i18n.language), said: label })}
      </span>
      {isCounted ? (
        <>
          <span className={styles.figure} aria-hidden>
            {Icon && <Icon size={14} stroke={2.5} />}
            {scanned.toLocaleString(i18n.language)}/{expected.toLocaleString(i18n.language)}
          </span>
          {missed > 0 && (
            <span className={styles.small} aria-hidden>
              {t('rounds.grid.missedShort', { count: missed })}
            </span>
          )}
        </>
      ) : (
        <span className={styles.small} aria-hidden>
          {said}
        </span>
      )}
    </Link>
  );
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
