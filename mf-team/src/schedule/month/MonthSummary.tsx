import { Counts } from '../week/WeekSummary.tsx';
import { datesOfMonth } from './monthOf.ts';
import { useMonth, useMonthNights, useScheduleRecords } from './useMonth.ts';

/** How many shifts the month has, and how many nobody serves, in a sentence. */
export function MonthSummary() {
  const month = useMonth();
  const nights = useMonthNights(month);
  const records = useScheduleRecords();
  if (records.status !== 'ready' || nights.status !== 'ready') return null;
  return (
    <Counts records={{ ...records.data, scheduleNights: nights.data }} dates={datesOfMonth(month.month)} />
  );
}
