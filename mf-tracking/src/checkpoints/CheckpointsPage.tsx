import { addCatalogues, useTexts } from 'shared-lib/i18n';
import { PageHeader } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { tabAddress } from '../communityNight/tabAddress.ts';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { TrackingListCard } from '../lists/TrackingList.tsx';
import { checkpointList } from './checkpointList.tsx';
import { RoundTab } from './RoundTab.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogues('mf-tracking', { en, es });

/** `/checkpoints`: what was scanned on one night's round, and the list of all check points (`?tab=list`). */
export default function CheckpointsPage() {
  const { t } = useTexts('mf-tracking');
  return (
    <>
      <PageHeader title={t('rounds.title')} summary={t('rounds.summary')} />
      <AreaLinks />
      <PageTabs
        label={t('rounds.tabs.label')}
        addressOf={tabAddress}
        tabs={[
          { id: 'night', label: t('rounds.tabs.night'), panel: () => <RoundTab /> },
          {
            id: 'list',
            label: t('rounds.tabs.list'),
            panel: () => <TrackingListCard list={checkpointList} />,
          },
        ]}
      />
    </>
  );
}
