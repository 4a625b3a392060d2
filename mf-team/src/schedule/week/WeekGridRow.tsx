import { IconArrowsExchange } from '@tabler/icons-react';
import { memo } from 'react';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import { Avatar } from '../../people/Avatar.tsx';
import { viewerTimeZone } from '../../people/viewerTimeZone.ts';
import { describeCell } from './describeCell.ts';
import type { WeekCell, WeekRow } from './weekGridOf.ts';
import { isAskedFor } from './weekView.ts';
import styles from './WeekGrid.module.css';

interface WeekGridRowProps {
  row: WeekRow;
  /** Its place in the grid, from 0. */
  index: number;
  asked: string;
  /** The column at which the Tab key stops; null in all rows but one. */
  focusColumn: number | null;
  /** Where the row is drawn when it is not among those in view, in pixels from the first row's top. */
  top: number | undefined;
}

/** A community's week. */
export const WeekGridRow = memo(function WeekGridRow(props: WeekGridRowProps) {
  const { row, index, asked, focusColumn, top } = props;
  const { i18n } = useTexts('mf-team');
  const { propertyName, timezone, cells } = row;
  const zone =
    timezone === viewerTimeZone()
      ? undefined
      : dateTimeFormat(i18n.language, { timeZone: timezone, timeZoneName: 'short' })
          .formatToParts(0)
          .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={top === undefined ? undefined : { position: 'absolute', top }}
    >
      <div role="rowheader" className={styles.community}>
        <NameCell name={propertyName} detail={zone} shape="place" />
      </div>
      {cells.map((cell, column) => (
        <Cell
          key={cell.date}
          cell={cell}
          row={index}
          column={column}
          tabbable={column === focusColumn}
          standsBack={!isAskedFor(cell, asked)}
        />
      ))}
    </div>
  );
});

interface CellProps {
  cell: WeekCell;
  row: number;
  column: number;
  tabbable: boolean;
  standsBack: boolean;
}

function Cell({ cell, row, column, tabbable, standsBack }: CellProps) {
  const { t } = useTexts('mf-team');
  const { kind, agent, insteadOf, isToday } = cell;
  const { who, note } = describeCell(cell, t);
  const opens = kind === 'assigned' || kind === 'unassigned';
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-haspopup={opens ? 'dialog' : undefined}
      tabIndex={tabbable ? 0 : -1}
      data-row={row}
      data-column={column}
      data-kind={kind}
      data-today={isToday || undefined}
      data-back={standsBack || undefined}
      className={styles.cell}
      title={note ? `${who}\n${note}` : who}
    >
      <span className={styles.who}>
        {agent && <Avatar name={who} />}
        <span className={styles.name} dir="auto">
          {who}
        </span>
      </span>
      {note && (
        <span className={styles.note} data-watch={agent ? agent.state !== 'active' || undefined : undefined}>
          {agent && insteadOf && <IconArrowsExchange size={14} aria-hidden />}
          <span dir="auto">{note}</span>
        </span>
      )}
    </div>
  );
}
