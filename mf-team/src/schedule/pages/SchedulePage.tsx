import { repairableRequests, repairableSchedule } from 'mf-team/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { DamagedRecords, PageHeader } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { PendingBadge } from '../../requests/PendingBadge.tsx';
import { RequestsSummary } from '../../requests/RequestsSummary.tsx';
import { TeamRequests } from '../../requests/TeamRequests.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { ScheduleTab } from './ScheduleTab.tsx';

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
