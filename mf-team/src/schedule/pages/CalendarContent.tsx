import { useMemo, useState } from 'react';
import type { LiveResult } from 'shared-lib/data';
import type { ScheduleNight, ShiftPlace } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { NoMatch, SectionError, useIsPhone } from 'shared-lib/ui';
import { ExportButton } from 'shared-lib/ui/table';
import type { History } from '../editing/history.ts';
import type { Scope } from '../editing/planStep.ts';
import { DayList } from '../grid/DayList.tsx';
import { Calendar } from '../month/Calendar.tsx';
import { CoveragePanel } from '../month/CoveragePanel.tsx';
import { monthCoverage } from '../month/monthCoverage.ts';
import styles from './CalendarContent.module.css';
import { DayPanel } from '../panel/DayPanel.tsx';
import { SelectedShift } from '../panel/OpenedShifts.tsx';
import { fileColumns, fileNameOfDates, shiftLinesOf } from '../rows/fileColumns.ts';
import { datesOfMonth, monthOf } from '../rows/monthOf.ts';
import { keyOfPlace } from '../rows/placeKey.ts';
import { withMonth } from '../rows/scheduleAddress.ts';
import { useDay, useScheduleFilter, type Month } from '../rows/usePeriod.ts';
import type { ScheduleRecords } from '../rows/useScheduleRecords.ts';
import { useCalendar } from '../rows/useScheduleRows.ts';
import { dayShiftsOf } from '../rows/weekView.ts';
import { StepButtons } from '../toolbar/StepButtons.tsx';
import { useUndoRedo } from '../toolbar/useUndoRedo.ts';
import { WeekFilters } from '../toolbar/WeekFilters.tsx';

/** The opened shifts, and their form's initial selection. */
interface Opened {
  places: readonly ShiftPlace[];
  scope?: Scope;
}

const noNights: readonly ScheduleNight[] = [];

interface CalendarContentProps {
  records: ScheduleRecords;
  nights: LiveResult<readonly ScheduleNight[]>;
  month: Month;
  history: History;
}

/** A month as a calendar with a day's list: in a panel next to it, or below it on a phone. */
export function CalendarContent({ records, nights, month, history }: CalendarContentProps) {
  const { t, i18n } = useTexts('mf-team');
  const { dates, tonight, thisMonth } = month;
  const isPhone = useIsPhone();
  const [, setParameters] = useSearchParams();
  const [filter, setFilter] = useScheduleFilter();
  const [day, setDay] = useDay(dates);
  const [open, setOpen] = useState<Opened | null>(null);
  const openShift = (place: ShiftPlace) => setOpen({ places: [place] });

  const isLoading = nights.status === 'loading';
  const scheduleNights = nights.status === 'ready' ? nights.data : noNights;
  const { rows, shown, days } = useCalendar(records, scheduleNights, month, filter);
  const { communities, assignedAgents, team, requestRecords } = records;
  const coverage = useMemo(
    () =>
      monthCoverage(
        shown,
        { communities, assignedAgents, scheduleNights, team, requestRecords },
        month.month,
        tonight,
      ),
    [shown, communities, assignedAgents, scheduleNights, team, requestRecords, month.month, tonight],
  );
  const retracing = useUndoRedo({ ...records, scheduleNights }, history);
  const columns = useMemo(() => fileColumns('community', t, i18n.language), [t, i18n.language]);
  if (nights.status === 'failed') return <SectionError onRetry={nights.retry} />;

  // A phone always shows the list of one day.
  const listed = day ?? (isPhone ? (dates.includes(tonight) ? tonight : `${month.month}-01`) : null);
  const listOf = (date: string) => dayShiftsOf(shown, dates.indexOf(date), filter.agent);
  return (
    <>
      <WeekFilters
        rows={rows}
        shown={shown}
        filter={filter}
        dates={dates}
        onChange={setFilter}
        file={
          <>
            <ExportButton
              id={fileNameOfDates('schedule', datesOfMonth(month.month))}
              columns={columns}
              rows={() =>
                shiftLinesOf(shown, filter.agent).filter(({ date }) => monthOf(date) === month.month)
              }
            />
            <StepButtons {...retracing} />
          </>
        }
      />
      {shown.length === 0 && !isLoading ? (
        <NoMatch onClear={() => setFilter({ search: '', agent: '' })} />
      ) : (
        <div className={styles.month}>
          <Calendar
            month={month}
            days={isLoading ? null : days}
            shiftsOf={filter.agent !== '' || shown.length === 1 ? listOf : null}
            named={filter.agent === '' ? 'agents' : 'communities'}
            chosen={listed}
            opens={isPhone ? 'list' : 'dialog'}
            onChoose={setDay}
            onMonth={(requested) =>
              setParameters((current) => withMonth(current, requested, thisMonth), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          {!isLoading && month.month >= thisMonth && (
            <CoveragePanel coverage={coverage} onAssign={(places) => setOpen({ places, scope: 'week' })} />
          )}
        </div>
      )}
      {listed !== null &&
        !isLoading &&
        shown.length > 0 &&
        (isPhone ? (
          <section className={styles.list}>
            <h3 className={`vh-large-title ${styles.title}`}>{formatNight(listed, i18n.language)}</h3>
            <DayList key={listed} date={listed} shifts={listOf(listed)} onOpen={openShift} />
          </section>
        ) : (
          <DayPanel
            date={listed}
            shifts={listOf(listed)}
            retracing={retracing}
            onOpen={openShift}
            onClose={() => setDay(null)}
          />
        ))}
      {open && (
        <SelectedShift
          key={open.places.map(keyOfPlace).join()}
          {...open}
          rows={rows}
          records={{ ...records, scheduleNights }}
          history={history}
          // A save may end after another shift was opened, which stays open.
          onClose={() => setOpen((current) => (current === open ? null : current))}
        />
      )}
    </>
  );
}
