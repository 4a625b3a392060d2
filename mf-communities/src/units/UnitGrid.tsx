import { IconMessage, IconQrcode } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { doorName, type ListedUnit } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { useRowsInView } from 'shared-lib/ui/table';
import { gridRows, placeAfterKey, type GridRow, type Place } from './unitGrid.ts';
import styles from './UnitGrid.module.css';

/** The height of a line, and the least width of a cell with its gap, in pixels; the style sheet has the same. */
const rowHeight = 60;
const cellWidth = 104;
const labelWidth = 112;

/** Below this width the floor's name takes less. */
const narrow = 640;
const narrowLabelWidth = 64;

interface UnitGridProps {
  /** In the order of their doors. */
  units: readonly ListedUnit[];
  /** The chosen ones while several are chosen; null while a press opens a unit. */
  chosen: ReadonlySet<string> | null;
  onToggle: (ids: readonly string[]) => void;
}

/** How many cells fit beside each other in an element. */
function usePerRow(): [React.RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [perRow, setPerRow] = useState(8);
  useLayoutEffect(() => {
    const measure = ({ clientWidth }: HTMLElement) => {
      const room = clientWidth - (clientWidth > narrow ? labelWidth : narrowLabelWidth);
      setPerRow(Math.max(1, Math.floor(room / cellWidth)));
    };
    const { current } = element;
    if (!current) return undefined;
    measure(current);
    const observer = new ResizeObserver(() => measure(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, perRow];
}

/**
 * The units of a community by building and floor. Only the lines near the view exist in the page. One cell is in the tab order; the arrow
 * keys, Home, End, Page Up and Page Down move from there.
 */
export function UnitGrid({ units, chosen, onToggle }: UnitGridProps) {
  const { t } = useTexts('mf-communities');
  const [grid, perRow] = usePerRow();
  const rows = useMemo(() => gridRows(units, perRow), [units, perRow]);
  const { first, end } = useRowsInView(grid, rows.length, rowHeight);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const movedTo = useRef<Place | null>(null);

  useEffect(() => {
    const { current } = movedTo;
    if (!current || !grid.current) return;
    const cell = grid.current.querySelector<HTMLElement>(
      `[data-row="${current.row}"] [data-column="${current.column}"]`,
    );
    if (!cell) return;
    movedTo.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const next = placeAfterKey(rows, place, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    movedTo.current = next;
    setPlace(next);
    // A line that is not in the page yet comes with the scrolling.
    if (grid.current && (next.row < first || next.row >= end)) {
      const top = grid.current.getBoundingClientRect().top + window.scrollY + next.row * rowHeight;
      window.scrollTo({ top: top - window.innerHeight / 2 });
    }
  };
  const focused = rows[place.row]?.units[place.column] ? place : { row: 0, column: 0 };

  return (
    <>
      <p className={styles.help}>{t('units.gridHelp')}</p>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t('units.grid')}
        aria-rowcount={rows.length}
        aria-multiselectable={chosen !== null || undefined}
        className={styles.grid}
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
      >
        {rows.slice(first, end).map((row, index) => (
          <UnitRow
            key={row.key}
            row={row}
            number={first + index}
            focused={focused.row === first + index ? focused.column : null}
            chosen={chosen}
            onToggle={onToggle}
            onFocus={(column) => setPlace({ row: first + index, column })}
          />
        ))}
      </div>
    </>
  );
}

interface UnitRowProps extends Pick<UnitGridProps, 'chosen' | 'onToggle'> {
  row: GridRow;
  number: number;
  /** The column of the cell that is in the tab order; null where none is. */
  focused: number | null;
  onFocus: (column: number) => void;
}

function UnitRow({ row, number, focused, chosen, onToggle, onFocus }: UnitRowProps) {
  const { t } = useTexts('mf-communities');
  const { search } = useLocation();
  const { building, floor, units, isFirst } = row;
  const floorWords = floor === null ? '' : t('units.floor', { floor });
  const label = [building ?? '', floorWords].filter(Boolean).join(' · ') || t('units.noBuilding');
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('unit', id);
    return `?${next}`;
  };
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      data-row={number}
      className={styles.row}
      style={{ transform: `translateY(${number * rowHeight}px)` }}
    >
      <span role="rowheader" className={isFirst ? styles.floor : styles.again} dir="auto" title={label}>
        {label}
      </span>
      {units.map((unit, column) => {
        const shared = {
          'data-column': column,
          tabIndex: focused === column ? 0 : -1,
          className: styles.unit ?? '',
          'data-status': unit.status,
          onFocus: () => onFocus(column),
        };
        return (
          <span
            key={unit.id}
            role="gridcell"
            className={styles.cell}
            aria-selected={chosen === null ? undefined : chosen.has(unit.id)}
          >
            {chosen === null ? (
              <Link {...shared} to={hrefOf(unit.id)} preventScrollReset>
                <UnitContent unit={unit} />
              </Link>
            ) : (
              <button
                {...shared}
                type="button"
                aria-pressed={chosen.has(unit.id)}
                onClick={() => onToggle([unit.id])}
              >
                <UnitContent unit={unit} />
              </button>
            )}
          </span>
        );
      })}
    </div>
  );
}

function UnitContent({ unit }: { unit: ListedUnit }) {
  const { t } = useTexts('mf-communities');
  const { status, residentName, has } = unit;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.number} dir="auto" title={doorName(unit)}>
          {unit.unitNumber}
        </span>
        {has.consent && <IconMessage size={14} role="img" aria-label={t('units.cell.consent')} />}
        {has.tag && <IconQrcode size={14} role="img" aria-label={t('units.cell.tag')} />}
      </span>
      <span className={styles.resident} dir="auto">
        {status === 'active' ? (residentName ?? ' ') : t(`units.status.${status}`)}
      </span>
    </>
  );
}
