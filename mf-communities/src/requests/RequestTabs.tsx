import { IconAlertTriangle } from '@tabler/icons-react';
import { useContactCounts } from '../data/contactCounts.api.ts';
import { contactStatuses } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Segments } from 'shared-lib/ui';
import { useOwnTexts } from 'shared-lib/ui/lists';
import { requestTexts } from './listTexts.ts';
import styles from './RequestTabs.module.css';
import { TemplatesButton } from './templates/TemplatesButton.tsx';
import { tabOf, withTab, type RequestTab } from './requestTab.ts';

/** The list's filter tabs, with their counts and the number overdue; the address keeps the selection. */
export function RequestTabs() {
  const { t } = useTexts('mf-communities');
  const own = useOwnTexts({ id: 'contactSubmissions', texts: requestTexts });
  const [params, setParams] = useSearchParams();
  const counted = useContactCounts();
  // The counts cover all communities, so they would be wrong next to one community's requests.
  const counts = counted.status === 'ready' && !params.has('community') ? counted.data : null;
  const option = (value: RequestTab, label: string) => ({
    value,
    label,
    ...(counts && value !== 'all' && { count: counts[value] }),
  });
  return (
    <div className={styles.tabs}>
      <Segments
        label={t('requests.tabs.label')}
        value={tabOf(params)}
        onChange={(tab) => setParams((before) => withTab(before, tab as RequestTab))}
        options={[
          option('all', t('requests.tabs.all')),
          ...contactStatuses.map((status) => option(status, own(`statuses.${status}`))),
        ]}
      />
      {counts !== null && counts.overdue > 0 && (
        <Link
          className={styles.overdue ?? ''}
          to="/communities?view=requests&status=new&status=inProgress&due=overdue"
        >
          <IconAlertTriangle size={18} aria-hidden />
          {t('requests.overdueCount', { count: counts.overdue })}
        </Link>
      )}
      <div className={styles.own}>
        <TemplatesButton />
      </div>
    </div>
  );
}
