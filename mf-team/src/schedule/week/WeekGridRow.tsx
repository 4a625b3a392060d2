import { memo } from 'react';
import { useTexts, viewerTimeZone, zoneName } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import { GridRow } from '../grid/GridRow.tsx';
import type { RowPlacement } from '../grid/ScheduleGrid.tsx';
import type { GridMarks } from '../rows/gridMarks.ts';
import type { WeekRow } from '../rows/weekGridOf.ts';
import { matchesWeekFilter } from '../rows/weekView.ts';
import { WeekGridCell } from './WeekGridCell.tsx';

interface WeekGridRowProps extends RowPlacement {
  row: WeekRow;
  asked: string;
  marks: GridMarks;
  nameOf: (communityId: string) => string | undefined;
}

/** A community's week. */
export const WeekGridRow = memo(function WeekGridRow(props: WeekGridRowProps) {
  const { row, index, asked, focusColumn, top, marks, nameOf } = props;
  const { i18n } = useTexts('mf-team');
  const { id, propertyName, timezone, cells } = row;
  const zone = timezone === viewerTimeZone() ? undefined : zoneName(0, timezone, i18n.language);
  return (
    <GridRow index={index} top={top} heading={<NameCell name={propertyName} detail={zone} shape="place" />}>
      {cells.map((cell, column) => (
        <WeekGridCell
          key={cell.date}
          communityId={id}
          cell={cell}
          row={index}
          column={column}
          tabbable={column === focusColumn}
          standsBack={!matchesWeekFilter(cell, asked)}
          marks={marks}
          nameOf={nameOf}
        />
      ))}
    </GridRow>
  );
});
