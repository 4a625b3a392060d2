import { useRef, type MouseEvent } from 'react';
import { weekdayOf, type ShiftPlace } from 'shared-lib/domain';
import { dateTimeFormat, useTexts, weekdayNames } from 'shared-lib/i18n';
import type { GridPlace } from '../week/cellAfterKey.ts';
import { useWindowedRows } from '../week/useWindowedRows.ts';
import styles from './AgentGrid.module.css';
import { AgentGridRow } from './AgentGridRow.tsx';
import type { AgentRow } from './agentRowsOf.ts';
import type { AgentPlace } from './AgentsContent.tsx';
import { useGridWalk } from './useGridWalk.ts';

/** In pixels: a week's rows name shifts, a month's only count them. */
const rowHeights = { week: 84, month: 44 };
/** What sticks to the window's top above the rows: the app's header and the grid's. */
const stickyHeight = 112;

interface AgentGridProps {
  rows: readonly AgentRow[];
  dates: readonly string[];
  today: string;
  compact: boolean;
  onOpenShift: (shift: ShiftPlace) => void;
  onOpenDay: (day: AgentPlace) => void;
}

/**
 * Agents down and days across. One cell takes part in the order of the Tab key, the arrow keys and their kin move on to others;
 * Enter opens the shift, or the list of them where there are several. Only the rows near the window's view exist in the page.
 */
export function AgentGrid({ rows, dates, today, compact, onOpenShift, onOpenDay }: AgentGridProps) {
  const { t, i18n } = useTexts('mf-team');
  const body = useRef<HTMLDivElement>(null);
  const rowHeight = compact ? rowHeights.month : rowHeights.week;
  const { first, end } = useWindowedRows(body, rows.length, rowHeight);

  const open = ({ row, column }: GridPlace) => {
    const agent = rows[row];
    const day = agent?.days[column];
    const [shift, ...more] = day?.shifts ?? [];
    if (!agent || !day || !shift) return;
    if (more.length > 0) onOpenDay({ agentId: agent.id, date: day.date });
    else onOpenShift({ communityId: shift.row.id, serviceDate: day.date });
  };
  const page = () => Math.floor((window.innerHeight - stickyHeight) / rowHeight);
  const size = { rows: rows.length, columns: dates.length };
  const { current, placeOf, onFocus, onKeyDown } = useGridWalk(body, size, page, open);

  const onClick = (event: MouseEvent) => {
    const clicked = placeOf(event);
    if (!clicked) return;
    const target = event.target as Element;
    target.closest<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true });
    const communityId = target.closest<HTMLElement>('[data-community]')?.dataset['community'];
    const date = dates[clicked.column];
    if (communityId && date) onOpenShift({ communityId, serviceDate: date });
    else open(clicked);
  };

  // The row that has or had the focus stays in the page, so that the focus is never lost.
  const outside = current.row >= 0 && (current.row < first || current.row >= end) ? [current.row] : [];
  const inView = Array.from({ length: end - first }, (_, index) => first + index);
  const drawn = [...outside, ...inView].sort((a, b) => a - b);

  return (
    <div
      role="grid"
      aria-label={t('agents.grid')}
      aria-rowcount={rows.length + 1}
      aria-colcount={dates.length + 1}
      aria-readonly
      tabIndex={-1}
      data-compact={compact || undefined}
      className={styles.grid}
      style={{ '--days': dates.length, '--row-height': `${rowHeight}px` } as React.CSSProperties}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader" className={styles.corner}>
          {t('agents.agent')}
        </div>
        {dates.map((date) => (
          <div
            key={date}
            role="columnheader"
            className={styles.day}
            aria-current={date === today ? 'date' : undefined}
            data-week={weekdayOf(date) === 'monday' || undefined}
          >
            <span className={styles.weekday}>{weekdayNames([weekdayOf(date)], i18n.language)}</span>
            <span className={styles.number}>
              {dateTimeFormat(i18n.language, {
                ...(!compact && { month: 'short' }),
                day: 'numeric',
                timeZone: 'UTC',
              }).format(Date.parse(`${date}T00:00:00Z`))}
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
          <AgentGridRow
            key={rows[index]!.id}
            row={rows[index]!}
            index={index}
            today={today}
            compact={compact}
            focusColumn={index === current.row ? current.column : null}
            top={outside.includes(index) ? index * rowHeight : undefined}
          />
        ))}
      </div>
    </div>
  );
}
