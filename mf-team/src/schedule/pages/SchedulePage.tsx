import { repairableRequests, repairableSchedule } from 'mf-team/domain';
import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { DamagedRecords, PageHeader } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { PendingBadge } from '../../requests/PendingBadge.tsx';
import { RequestsSummary } from '../../requests/RequestsSummary.tsx';
import { TeamRequests } from '../../requests/TeamRequests.tsx';
import { countShifts, type CountedRecords } from '../rows/countShifts.ts';
import { datesOfMonth } from '../rows/monthOf.ts';
import { parseView } from '../rows/scheduleAddress.ts';
import { useMonth, useWeek } from '../rows/usePeriod.ts';
import { useMonthNights, useScheduleRecords, useWeekRecords } from '../rows/useScheduleRecords.ts';
import { ScheduleTab } from './ScheduleTab.tsx';

/** A sentence with the number of shifts in the displayed week or month, and how many are still unassigned. */
function ScheduleSummary() {
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

/** `/schedule`: the assignments of a week's nights, and the team's requests. */
export default function SchedulePage() {
  const { t } = useTexts('mf-team');
  const [parameters] = useSearchParams();
  const requests = parameters.get('tab') === 'requests';
  return (
    <>
      <PageHeader
        title={t('schedule.title')}
        summary={requests ? <RequestsSummary /> : <ScheduleSummary />}
      />
      <DamagedRecords kind={repairableSchedule} />
      <DamagedRecords kind={repairableRequests} />
      <PageTabs
        label={t('schedule.tabs.label')}
        tabs={[
          { id: 'week', label: t('schedule.tabs.week'), panel: () => <ScheduleTab /> },
          {
            id: 'requests',
            label: t('schedule.tabs.requests'),
            badge: <PendingBadge />,
            panel: () => <TeamRequests />,
          },
        ]}
      />
    </>
  );
}
