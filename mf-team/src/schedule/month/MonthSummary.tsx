import { useMemo } from 'react';
import type { ScheduleNight } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { countMonth } from './countMonth.ts';
import { useMonth, useMonthNights, useScheduleRecords, type ScheduleRecords } from './useMonth.ts';

/** How many shifts the month has, and how many nobody serves, in a sentence. */
export function MonthSummary() {
  const month = useMonth();
  const nights = useMonthNights(month);
  const records = useScheduleRecords();
  if (records.status !== 'ready' || nights.status !== 'ready') return null;
  return <MonthCounts records={records.data} nights={nights.data} month={month.month} />;
}

interface MonthCountsProps {
  records: ScheduleRecords;
  nights: readonly ScheduleNight[];
  month: string;
}

function MonthCounts({ records: { communities, assignedAgents }, nights, month }: MonthCountsProps) {
  const { t } = useTexts('mf-team');
  const { shifts, unassigned } = useMemo(
    () => countMonth(communities, assignedAgents, nights, month),
    [communities, assignedAgents, nights, month],
  );
  return t(unassigned > 0 ? 'schedule.summaryUnassigned' : 'schedule.summary', { count: shifts, unassigned });
}
