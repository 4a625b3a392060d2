import { IconArrowLeft } from '@tabler/icons-react';
import { useTeamMember } from 'shared-lib/data';
import { isDocumentId, type TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useParams } from 'shared-lib/router';
import { LiveContent, NotFound, OverlayHost, PageHeader } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { ActivityTab } from './ActivityTab.tsx';
import { AssignmentsTab } from './AssignmentsTab.tsx';
import { EmployeeCard } from './EmployeeCard.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { RequestsTab } from './RequestsTab.tsx';
import styles from './EmployeePage.module.css';

/** `/team/{id}`: one team member; the selected tab is in the address, as `?tab=requests`. */
export default function EmployeePage() {
  const { id = '' } = useParams();
  return isDocumentId(id) ? <Employee key={id} id={id} /> : <NotFound />;
}

function Employee({ id }: { id: string }) {
  return (
    <OverlayHost>
      <LiveContent live={useTeamMember(id)}>
        {(member) => (member ? <EmployeeDetails member={member} /> : <NotFound />)}
      </LiveContent>
    </OverlayHost>
  );
}

function EmployeeDetails({ member }: { member: TeamMember }) {
  const { t } = useTexts('mf-team');
  return (
    <>
      <PageHeader
        title={t('employee.title')}
        summary={
          <Link to="/team" className={styles.back ?? ''}>
            <IconArrowLeft size={16} aria-hidden />
            {t('employee.back')}
          </Link>
        }
      />
      <div className={styles.header}>
        <EmployeeCard member={member} />
      </div>
      <PageTabs
        label={t('employee.tabs.label')}
        tabs={[
          {
            id: 'overview',
            label: t('employee.tabs.overview'),
            panel: () => <OverviewTab member={member} />,
          },
          {
            id: 'assignments',
            label: t('employee.tabs.assignments'),
            panel: () => <AssignmentsTab memberId={member.id} />,
          },
          {
            id: 'requests',
            label: t('employee.tabs.requests'),
            panel: () => <RequestsTab memberId={member.id} />,
          },
          {
            id: 'activity',
            label: t('employee.tabs.activity'),
            panel: () => <ActivityTab memberId={member.id} />,
          },
        ]}
      />
    </>
  );
}
