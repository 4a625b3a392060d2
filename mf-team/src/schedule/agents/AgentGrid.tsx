import { IconUserOff } from '@tabler/icons-react';
import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { pictureAddress } from 'shared-lib/data';
import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Avatar } from 'shared-lib/ui';
import { nameOfAgent } from '../../people/agentOf.ts';
import { GridRow } from '../grid/GridRow.tsx';
import { detailOfAgent } from '../rows/describe.ts';
import styles from './AgentGrid.module.css';
import { ScheduleGrid, type RowPlacement } from '../grid/ScheduleGrid.tsx';
import { useGridFocus } from '../grid/useGridFocus.ts';
import type { AgentRow } from '../rows/agentRowsOf.ts';
import type { GridPlace } from '../rows/cellAfterKey.ts';
import { AgentGridCell } from './AgentGridCell.tsx';

/** In pixels: a week's rows name shifts; a month's only count them. */
const rowHeights = { week: 84, month: 44 };

/** A specialist's day. */
export interface AgentPlace {
  agentId: string;
  date: string;
}

interface AgentGridProps {
  rows: readonly AgentRow[];
  dates: readonly string[];
  tonight: string;
  compact: boolean;
  onOpenShift: (shift: ShiftPlace) => void;
  onOpenDay: (day: AgentPlace) => void;
}

interface AgentGridRowProps extends RowPlacement {
  row: AgentRow;
  tonight: string;
  compact: boolean;
}

/** A specialist's days. */
const AgentGridRow = memo(function AgentGridRow(props: AgentGridRowProps) {
  const { row, index, tonight, compact, focusColumn, top } = props;
  const { t } = useTexts('mf-team');
  const { agent, member, days } = row;
  const name = agent ? nameOfAgent(agent, t) : t('schedule.unassigned');
  const detail = detailOfAgent(row, t);
  return (
    <GridRow
      index={index}
      top={top}
      headingTitle={`${name}\n${detail}`}
      className={agent === null ? styles.unassigned : undefined}
      heading={
        <>
          {agent ? (
            <Avatar size="small" name={name} picture={pictureAddress(member?.profilePic ?? null)} />
          ) : (
            <IconUserOff size={20} className={styles.nobody ?? ''} aria-hidden />
          )}
          <span className="vh-lines">
            <span className={`vh-cut ${styles.name}`} dir="auto">
              {name}
            </span>
            <span
              className={`vh-cut ${styles.detail}`}
              data-watch={(agent && agent.state !== 'active') || undefined}
            >
              {detail}
            </span>
          </span>
        </>
      }
    >
      {days.map((day, column) => (
        <AgentGridCell
          key={day.date}
          day={day}
          row={index}
          column={column}
          isTonight={day.date === tonight}
          compact={compact}
          tabbable={column === focusColumn}
        />
      ))}
    </GridRow>
  );
});

/**
 * A grid with a row for each specialist and a column for each day. The arrow keys, Home, End, Page Up and
 * Page Down move from cell to cell. Enter opens the shift, or a list if there are several.
 */
export function AgentGrid({ rows, dates, tonight, compact, onOpenShift, onOpenDay }: AgentGridProps) {
  const { t } = useTexts('mf-team');
  const rowHeight = compact ? rowHeights.month : rowHeights.week;
  const focus = useGridFocus({ rows: rows.length, columns: dates.length }, rowHeight);

  const open = ({ row, column }: GridPlace) => {
    const agent = rows[row];
    const day = agent?.days[column];
    const [shift, ...more] = day?.shifts ?? [];
    if (!agent || !day || !shift) return;
    if (more.length > 0) onOpenDay({ agentId: agent.id, date: day.date });
    else onOpenShift({ communityId: shift.row.id, serviceDate: day.date });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(focus.current);
      return;
    }
    const next = focus.placeAfter(event);
    if (next === null) return;
    event.preventDefault();
    focus.goTo(next);
  };
  const onClick = (event: MouseEvent) => {
    const clicked = focus.cellOf(event);
    if (!clicked) return;
    clicked.cell.focus({ preventScroll: true });
    const shift = (event.target as Element).closest<HTMLElement>('[data-community]');
    const communityId = shift?.dataset['community'];
    const date = dates[clicked.place.column];
    if (communityId && date) onOpenShift({ communityId, serviceDate: date });
    else open(clicked.place);
  };

  return (
    <ScheduleGrid
      label={t('agents.grid')}
      corner={t('agents.agent')}
      dates={dates}
      isTonight={(column) => dates[column] === tonight}
      rows={rows.length}
      rowHeight={rowHeight}
      focus={focus}
      compact={compact}
      className={styles.agents}
      aria-readonly
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {({ index, ...placement }) => (
        <AgentGridRow
          key={rows[index]!.id}
          row={rows[index]!}
          index={index}
          tonight={tonight}
          compact={compact}
          {...placement}
        />
      )}
    </ScheduleGrid>
  );
}
