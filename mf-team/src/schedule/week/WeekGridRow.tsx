import { memo } from 'react';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import { viewerTimeZone } from '../../people/viewerTimeZone.ts';
import type { GridMarks } from '../editing/gridMarks.ts';
import { WeekGridCell } from './WeekGridCell.tsx';
import type { WeekRow } from './weekGridOf.ts';
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
  marks: GridMarks;
  nameOf: (communityId: string) => string | undefined;
}

/** A community's week. */
export const WeekGridRow = memo(function WeekGridRow(props: WeekGridRowProps) {
  const { row, index, asked, focusColumn, top, marks, nameOf } = props;
  const { i18n } = useTexts('mf-team');
  const { id, propertyName, timezone, cells } = row;
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
        <WeekGridCell
          key={cell.date}
          communityId={id}
          cell={cell}
          row={index}
          column={column}
          tabbable={column === focusColumn}
          standsBack={!isAskedFor(cell, asked)}
          marks={marks}
          nameOf={nameOf}
        />
      ))}
    </div>
  );
});
