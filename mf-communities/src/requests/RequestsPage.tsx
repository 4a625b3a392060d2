import { IconAlertTriangle, IconMessages } from '@tabler/icons-react';
import { contactStatuses } from 'mf-communities/domain';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { OverlayHost, Segments, StatePanel, useOverlayHost } from 'shared-lib/ui';
import { ListCard, useOwnTexts } from 'shared-lib/ui/lists';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'shared-lib/router';
import { useContactCounts } from '../data/contactCounts.api.ts';
import styles from './RequestsPage.module.css';
import { requestTexts } from './listTexts.ts';
import { requestList } from './requestList.tsx';
import { tabOf, withTab, type RequestTab } from './requestTab.ts';
import { bulkActions } from './bulk/bulkActions.tsx';
import { TemplatesButton } from './templates/TemplatesButton.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

// They load with the requests, so that no other page waits for them.
addCatalogs('mf-communities', { en, es });

/** The list's filter tabs, with their counts and the number overdue; the selection is kept in the address. */
function RequestTabs() {
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
    <div className={`vh-row ${styles.tabs}`}>
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

/** `/communities?view=requests`: residents' messages, and how the office handles them. */
export function RequestsPage() {
  return (
    <OverlayHost>
      <RequestTabs />
      <List />
    </OverlayHost>
  );
}

function List() {
  const { t } = useTexts('mf-communities');
  const show = useOverlayHost();
  const list = useMemo(() => ({ ...requestList, bulkActions: bulkActions(show) }), [show]);
  return (
    <ListCard
      list={list}
      noCommunities={
        <StatePanel icon={<IconMessages size={32} />} title={t('requests.none.title')}>
          {t('requests.none.text')}
        </StatePanel>
      }
    />
  );
}
