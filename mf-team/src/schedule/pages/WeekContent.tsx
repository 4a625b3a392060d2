import { useRef, useState } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';
import { NoMatch, useAddressState, useIsPhone } from 'shared-lib/ui';
import { CopyWeek } from '../copyWeek/CopyWeek.tsx';
import { PeopleTray } from '../drag/PeopleTray.tsx';
import { useDrag } from '../drag/useDrag.ts';
import type { History } from '../editing/history.ts';
import { useEditing } from '../editing/useEditing.ts';
import styles from './WeekContent.module.css';
import { ConfirmStep } from '../panel/ConfirmStep.tsx';
import { OpenedShifts } from '../panel/OpenedShifts.tsx';
import { countToAssign, hasUnservedPastShifts, nextUnassigned } from '../rows/shiftsBetween.ts';
import { readShift } from '../rows/readShift.ts';
import type { Week } from '../rows/usePeriod.ts';
import { useWeekRows } from '../rows/useScheduleRows.ts';
import type { WeekRecords } from '../rows/weekGridOf.ts';
import { filterWeek, withFilter, readFilter, type WeekFilter } from '../rows/weekView.ts';
import { CarryHint } from '../toolbar/CarryHint.tsx';
import { EditBar } from '../toolbar/EditBar.tsx';
import { KeysHelp } from '../toolbar/KeysHelp.tsx';
import { SelectionBar } from '../toolbar/SelectionBar.tsx';
import { useHistoryKeys } from '../toolbar/useUndoRedo.ts';
import { WeekFilters } from '../toolbar/WeekFilters.tsx';
import { DayCards } from '../week/DayCards.tsx';
import { WeekGrid, type WeekGridHandle } from '../week/WeekGrid.tsx';

interface WeekContentProps {
  records: WeekRecords;
  week: Week;
  history: History;
}

/** A week with its filters and all actions on its shifts. */
export function WeekContent({ records, week, history }: WeekContentProps) {
  const { dates, tonight } = week;
  const rows = useWeekRows(records, dates);
  const editing = useEditing(records, dates, history);
  const [parameters, setParameters] = useSearchParams();
  const linked = useAddressState('shift');
  const [chosen, setOpened] = useState<readonly ShiftPlace[] | null>(null);
  const opened = chosen ?? readShift(linked.value);
  const [withPeople, setWithPeople] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<WeekGridHandle>(null);
  const isPhone = useIsPhone();

  const filter = readFilter(parameters);
  const shown = filterWeek(rows, filter);
  const setFilter = (next: Partial<WeekFilter>) => {
    // A selected shift that is no longer visible must not change with the others.
    editing.marks.select([]);
    setParameters((current) => withFilter(current, { ...readFilter(current), ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  useHistoryKeys(editing);
  useDrag(root, shown, editing, !isPhone && shown.length > 0);

  const openNextUnassigned = () => {
    const next = nextUnassigned(shown, { row: shown.length - 1, column: dates.length - 1 });
    if (!next) return;
    const row = shown[next.row]!;
    setOpened([{ communityId: row.id, serviceDate: row.cells[next.column]!.date }]);
  };
  return (
    <>
      <div className={styles.bars}>
        <WeekFilters rows={rows} shown={shown} filter={filter} dates={dates} onChange={setFilter} />
        <EditBar
          editing={editing}
          unassigned={countToAssign(shown)}
          isTooLate={hasUnservedPastShifts(shown)}
          onNextUnassigned={() => (isPhone ? openNextUnassigned() : grid.current?.goToNextUnassigned())}
          people={isPhone ? null : { shown: withPeople, toggle: () => setWithPeople((current) => !current) }}
        >
          <CopyWeek records={records} week={week} editing={editing} />
          {!isPhone && <KeysHelp />}
        </EditBar>
      </div>
      {shown.length === 0 ? (
        <NoMatch onClear={() => setFilter({ search: '', agent: '' })} />
      ) : isPhone ? (
        <div className={styles.days}>
          <DayCards
            rows={shown}
            communities={rows}
            dates={dates}
            tonight={tonight}
            asked={filter.agent}
            onOpen={(shift) => setOpened([shift])}
          />
        </div>
      ) : (
        <div ref={root} className={styles.week} data-people={withPeople || undefined}>
          {withPeople && <PeopleTray team={records.team} rows={rows} onClose={() => setWithPeople(false)} />}
          <WeekGrid
            rows={shown}
            dates={dates}
            tonight={tonight}
            asked={filter.agent}
            editing={editing}
            onOpen={setOpened}
            handle={grid}
          />
          <div className={styles.floating}>
            <CarryHint editing={editing} />
            <SelectionBar rows={shown} editing={editing} onAssign={setOpened} />
          </div>
        </div>
      )}
      {opened && (
        <OpenedShifts
          places={opened}
          rows={rows}
          team={records.team}
          editing={editing}
          onClose={() => {
            // A save may end after another shift was opened, which stays open.
            setOpened((current) => (current === chosen ? null : current));
            linked.close();
          }}
        />
      )}
      {editing.confirming && <ConfirmStep confirming={editing.confirming} onClose={editing.leave} />}
    </>
  );
}
