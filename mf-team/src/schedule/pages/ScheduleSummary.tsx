import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { countShifts, type CountedRecords } from '../rows/countShifts.ts';
import { datesOfMonth } from '../rows/monthOf.ts';
import { parseView } from '../rows/scheduleAddress.ts';
import { useMonth, useWeek } from '../rows/usePeriod.ts';
import { useMonthNights, useScheduleRecords, useWeekRecords } from '../rows/useScheduleRecords.ts';

/** A sentence with the number of shifts in the displayed week or month, and how many are still unassigned. */
export function ScheduleSummary() {
  const [parameters] = useSearchParams();
  return parseView(parameters).span === 'month' ? <MonthSummary /> : <WeekSummary />;
}

function WeekSummary() {
  const { dates } = useWeek();
  const records = useWeekRecords(dates);
  return records.status === 'ready' ? <Counts records={records.data} dates={dates} /> : null;
}

function MonthSummary() {
  const month = useMonth();
  const nights = useMonthNights(month);
  const records = useScheduleRecords(month.dates);
  if (records.status !== 'ready' || nights.status !== 'ready') return null;
  return (
    <Counts records={{ ...records.data, scheduleNights: nights.data }} dates={datesOfMonth(month.month)} />
  );
}

function Counts({ records, dates }: { records: CountedRecords; dates: readonly string[] }) {
  const { t } = useTexts('mf-team');
  const now = useNow(60_000);
  const { communities, assignedAgents, scheduleNights } = records;
  const period = dates.join();
  const { shifts, unassigned } = useMemo(
    () => countShifts({ communities, assignedAgents, scheduleNights }, period.split(','), now),
    [communities, assignedAgents, scheduleNights, period, now],
  );
  return t(unassigned > 0 ? 'schedule.summaryUnassigned' : 'schedule.summary', { count: shifts, unassigned });
}
