import { useMemo } from 'react';
import { addCatalogs } from 'shared-lib/i18n';
import { OverlayHost, useOverlayHost } from 'shared-lib/ui';
import { TrackingList } from '../lists/TrackingList.tsx';
import { reportList } from './reportList.ts';
import { bulkApprove, ReviewTabs } from './review/ReviewTabs.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

// They load with the page, so that the dashboard does not wait for them.
addCatalogs('mf-tracking', { en, es });

/** `/shift-report`: shift reports, newest first, and their review. */
export default function ShiftReportPage() {
  return (
    <OverlayHost>
      <Reports />
    </OverlayHost>
  );
}

function Reports() {
  const show = useOverlayHost();
  const list = useMemo(() => ({ ...reportList, bulkActions: bulkApprove(show) }), [show]);
  return (
    <TrackingList list={list}>
      <ReviewTabs />
    </TrackingList>
  );
}
