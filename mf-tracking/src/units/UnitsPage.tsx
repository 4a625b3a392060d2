import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { OverlayHost } from 'shared-lib/ui';
import { NightPage } from '../communityNight/NightPage.tsx';
import { TrackingListCard } from '../lists/TrackingList.tsx';
import { serviceLogList } from '../serviceLogs/serviceLogList.tsx';
import { NightTab } from './NightTab.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { unitList } from './unitList.tsx';

addCatalogs('mf-tracking', { en, es });

/**
 * `/units`: one night's results by door, the list of units (`?tab=list`), and the service logs (`?tab=logs`).
 */
export default function UnitsPage() {
  const { t } = useTexts('mf-tracking');
  return (
    <OverlayHost>
      <NightPage
        title={t('doors.title')}
        summary={t('doors.summary')}
        tabsLabel={t('doors.tabs.label')}
        tabs={[
          { id: 'night', label: t('doors.tabs.night'), panel: () => <NightTab /> },
          { id: 'list', label: t('doors.tabs.list'), panel: () => <TrackingListCard list={unitList} /> },
          {
            id: 'logs',
            label: t('doors.tabs.logs'),
            panel: () => <TrackingListCard list={serviceLogList} />,
          },
        ]}
      />
    </OverlayHost>
  );
}
