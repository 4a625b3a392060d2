import { useMemo } from 'react';
import { addCatalogues } from 'shared-lib/i18n';
import { OverlayHost, useOverlayHost } from 'shared-lib/ui';
import { TrackingList } from '../lists/TrackingList.tsx';
import { approveSeveral } from './approveSeveral.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { violationList } from './violationList.tsx';

addCatalogues('mf-tracking', { en, es });

/** `/violations`: what was seen against the communities’ rules, its review and its case. */
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
