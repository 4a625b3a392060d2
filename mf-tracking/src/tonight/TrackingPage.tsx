import { IconMoonStars } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, PageHeader, StatePanel } from 'shared-lib/ui';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { NightStrip } from './NightStrip.tsx';
import { NoCommunitiesYet } from './NoCommunitiesYet.tsx';
import { TonightSummary } from './TonightSummary.tsx';
import { TonightTable } from './TonightTable.tsx';
import { useTonight } from './useTonight.ts';

/** `/tracking`: tonight's shifts and who clocked in. */
export default function TrackingPage() {
  const { t, i18n } = useTexts('mf-tracking');
  const live = useTonight(i18n.language);
  const tonight = live.status === 'ready' && live.data.shifts.length > 0 ? live.data : null;
  return (
    <>
      <PageHeader title={t('title')} summary={tonight && <TonightSummary tonight={tonight} />} />
      <AreaLinks />
      {tonight && <NightStrip shifts={tonight.shifts} />}
      <Card flush>
        <LiveContent live={live}>
          {({ shifts, hasCommunities }) => {
            if (!hasCommunities) return <NoCommunitiesYet />;
            return shifts.length === 0 ? <NoServiceTonight /> : <TonightTable shifts={shifts} />;
          }}
        </LiveContent>
      </Card>
    </>
  );
}

function NoServiceTonight() {
  const { t } = useTexts('mf-tracking');
  return (
    <StatePanel icon={<IconMoonStars size={32} />} title={t('noService.title')}>
      {t('noService.text')}
    </StatePanel>
  );
}
