import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { countMonth } from '../rows/monthDaysOf.ts';
import { readView } from '../rows/scheduleAddress.ts';
import { useMonth, useWeek } from '../rows/usePeriod.ts';
import { useMonthNights, useScheduleRecords, useWeekRecords } from '../rows/useScheduleRecords.ts';
import { useWeekRows } from '../rows/useScheduleRows.ts';
import type { WeekRecords } from '../rows/weekGridOf.ts';
import { countShifts } from '../rows/weekView.ts';

/** How many shifts the week or month that is shown has, and how many nobody serves, in a sentence. */
export function ScheduleSummary() {
  const [parameters] = useSearchParams();
  return readView(parameters).span === 'month' ? <MonthSummary /> : <WeekSummary />;
}

function WeekSummary() {
  const { dates } = useWeek();
  const records = useWeekRecords(dates);
  return records.status === 'ready' ? <WeekCounts records={records.data} dates={dates} /> : null;
}

function WeekCounts({ records, dates }: { records: WeekRecords; dates: readonly string[] }) {
  return <Counts {...countShifts(useWeekRows(records, dates))} />;
}

function MonthSummary() {
  const month = useMonth();
  const nights = useMonthNights(month);
  const records = useScheduleRecords();
  if (records.status !== 'ready' || nights.status !== 'ready') return null;
  return <MonthCounts records={{ ...records.data, scheduleNights: nights.data }} month={month.month} />;
}

function MonthCounts({ records, month }: { records: WeekRecords; month: string }) {
  const { communities, assignedAgents, scheduleNights } = records;
  const counts = useMemo(
    () => countMonth(communities, assignedAgents, scheduleNights, month),
    [communities, assignedAgents, scheduleNights, month],
  );
  return <Counts {...counts} />;
}

function Counts({ shifts, unassigned }: ReturnType<typeof countShifts>) {
  const { t } = useTexts('mf-team');
  return t(unassigned > 0 ? 'schedule.summaryUnassigned' : 'schedule.summary', { count: shifts, unassigned });
}
