import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { NightPage } from '../communityNight/NightPage.tsx';
import { TrackingListCard } from '../lists/TrackingList.tsx';
import { checkpointList } from './checkpointList.tsx';
import { GridTab } from './grid/GridTab.tsx';
import { RoundTab } from './RoundTab.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

/** `/checkpoints`: one night's scans, all communities' nights (`?tab=week`), and the list of all checkpoints (`?tab=list`). */
export default function CheckpointsPage() {
  const { t } = useTexts('mf-tracking');
  return (
    <NightPage
      title={t('rounds.title')}
      summary={t('rounds.summary')}
      tabsLabel={t('rounds.tabs.label')}
      tabs={[
        { id: 'night', label: t('rounds.tabs.night'), panel: () => <RoundTab /> },
        { id: 'week', label: t('rounds.tabs.week'), panel: () => <GridTab /> },
        { id: 'list', label: t('rounds.tabs.list'), panel: () => <TrackingListCard list={checkpointList} /> },
      ]}
    />
  );
}
