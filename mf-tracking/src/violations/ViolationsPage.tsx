import { useMemo } from 'react';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { OverlayHost, Segments, useOverlayHost } from 'shared-lib/ui';
import { useOpenViolations } from 'shared-lib/data';
import { useViolationsByStatus } from '../data/violationCounts.api.ts';
import { violationStatuses } from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';
import { useOwnTexts } from 'shared-lib/ui/lists';
import { TrackingList } from '../lists/TrackingList.tsx';
import { approveSeveral } from './approveSeveral.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { violationList } from './violationList.tsx';
import styles from './ViolationsPage.module.css';
import { violationsTexts } from './listTexts.ts';
import { tabOf, withTab, type CaseTab } from './caseTab.ts';

/** The list's filter tabs, each with its count; the address keeps the selection. */
function CaseTabs() {
  const { t } = useTexts('mf-tracking');
  const own = useOwnTexts({ id: 'violations', texts: violationsTexts });
  const [params, setParams] = useSearchParams();
  const waiting = useOpenViolations();
  const others = useViolationsByStatus();
  const counts: Partial<Record<CaseTab, number>> = {
    ...(others.status === 'ready' && others.data),
    ...(waiting.status === 'ready' && { open: waiting.data.open, review: waiting.data.pendingReview }),
  };
  const option = (value: CaseTab, label: string) => {
    const count = counts[value];
    return { value, label, ...(count !== undefined && { count }) };
  };
  return (
    <div className={styles.tabs}>
      <Segments
        label={t('cases.tabs.label')}
        value={tabOf(params)}
        onChange={(tab) => setParams((before) => withTab(before, tab as CaseTab))}
        options={[
          option('all', t('cases.tabs.all')),
          option('review', t('cases.tabs.review')),
          ...violationStatuses.map((status) => option(status, own(`statuses.${status}`))),
        ]}
      />
    </div>
  );
}

addCatalogs('mf-tracking', { en, es });

/** `/violations`: rule violations, their review and their cases. */
export default function ViolationsPage() {
  return (
    <OverlayHost>
      <Violations />
    </OverlayHost>
  );
}

function Violations() {
  const show = useOverlayHost();
  const list = useMemo(() => ({ ...violationList, bulkActions: approveSeveral(show) }), [show]);
  return (
    <TrackingList list={list}>
      <CaseTabs />
    </TrackingList>
  );
}
