import { memo, useCallback, useImperativeHandle, type Ref } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts, viewerTimeZone, zoneName } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import type { Editing } from '../editing/useEditing.ts';
import { GridRow } from '../grid/GridRow.tsx';
import { ScheduleGrid, type RowPlacement } from '../grid/ScheduleGrid.tsx';
import { useGridFocus } from '../grid/useGridFocus.ts';
import type { GridMarks } from '../rows/gridMarks.ts';
import { nextUnassigned } from '../rows/shiftsBetween.ts';
import type { WeekRow } from '../rows/weekGridOf.ts';
import { matchesWeekFilter } from '../rows/weekView.ts';
import { useGridKeys } from './useGridKeys.ts';
import styles from './WeekGrid.module.css';
import { WeekGridCell } from './WeekGridCell.tsx';

/** In pixels. */
const rowHeight = 68;

/** The functions that the grid offers to others. */
export interface WeekGridHandle {
  goToNextUnassigned: () => void;
}

interface WeekGridProps {
  rows: readonly WeekRow[];
  dates: readonly string[];
  /** The night in progress where the viewer is, `YYYY-MM-DD`; a community's own may differ. */
  tonight: string;
  /** The filter; shifts that don't match are faded. */
  asked: string;
  editing: Editing;
  onOpen: (shifts: readonly ShiftPlace[]) => void;
  handle: Ref<WeekGridHandle>;
}

interface WeekGridRowProps extends RowPlacement {
  row: WeekRow;
  asked: string;
  marks: GridMarks;
  nameOf: (communityId: string) => string | undefined;
}

/** A community's week. */
const WeekGridRow = memo(function WeekGridRow(props: WeekGridRowProps) {
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

/**
 * A week as a grid, with a row for each community and a column for each day. The arrow keys, Home, End, Page
 * Up and Page Down move from cell to cell. Enter opens the shift.
 */
export function WeekGrid({ rows, dates, tonight, asked, editing, onOpen, handle }: WeekGridProps) {
  const { t } = useTexts('mf-team');
  const focus = useGridFocus({ rows: rows.length, columns: dates.length }, rowHeight);
  const { goTo, ...keys } = useGridKeys(rows, focus, editing, onOpen);

  useImperativeHandle(handle, () => ({
    goToNextUnassigned() {
      const next = nextUnassigned(rows, focus.current);
      if (next) goTo(next);
    },
  }));
  const { communityOf } = editing.plan;
  const nameOf = useCallback((id: string) => communityOf(id)?.propertyName, [communityOf]);

  return (
    <ScheduleGrid
      label={t('schedule.grid')}
      corner={t('schedule.community')}
      dates={dates}
      isTonight={(column) => dates[column] === tonight}
      rows={rows.length}
      rowHeight={rowHeight}
      focus={focus}
      className={styles.week}
      aria-multiselectable
      {...keys}
    >
      {({ index, ...placement }) => (
        <WeekGridRow
          key={rows[index]!.id}
          row={rows[index]!}
          index={index}
          asked={asked}
          marks={editing.marks}
          nameOf={nameOf}
          {...placement}
        />
      )}
    </ScheduleGrid>
  );
}
