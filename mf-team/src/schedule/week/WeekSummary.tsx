import { useTexts } from 'shared-lib/i18n';
import { useWeek, useWeekRecords } from './useWeek.ts';
import { useWeekRows } from './useWeekRows.ts';
import type { WeekRecords } from './weekGridOf.ts';
import { countShifts } from './weekView.ts';

/** How many shifts the week has, and how many nobody serves, in a sentence. */
export function WeekSummary() {
  const { dates } = useWeek();
  const records = useWeekRecords(dates);
  return records.status === 'ready' ? <Counts records={records.data} dates={dates} /> : null;
}

function Counts({ records, dates }: { records: WeekRecords; dates: readonly string[] }) {
  const { t } = useTexts('mf-team');
  const { shifts, unassigned } = countShifts(useWeekRows(records, dates));
  return t(unassigned > 0 ? 'schedule.summaryUnassigned' : 'schedule.summary', { count: shifts, unassigned });
}
