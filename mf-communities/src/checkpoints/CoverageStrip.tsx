import { useNow, useSettings, useTrackingRecords } from 'shared-lib/data';
import { addDays, coverageNights, coverageOf, serviceNight, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent, Skeleton } from 'shared-lib/ui';
import { CoverageNights, useCheckpointTexts } from 'shared-lib/ui/lists';
import { Section } from '../place/Section.tsx';

/** More shifts than a community has on as many nights. */
const most = coverageNights * 2;

/** How much of the round was scanned on each of the last nights, by what the shift reports say. */
export function CoverageStrip({ community }: { community: Pick<Community, 'id' | 'timezone'> }) {
  const { t } = useCheckpointTexts();
  const { t: tOwn } = useTexts('mf-communities');
  const settings = useSettings('operations');
  const tonight = serviceNight(useNow(), community.timezone);
  const live = useTrackingRecords({
    kind: 'shiftReports',
    narrowing: [{ field: 'communityId', values: [community.id] }],
    since: addDays(tonight, 1 - coverageNights),
    limit: most,
  });
  return (
    <Section title={t('coverage.title')}>
      {settings.status === 'ready' && !settings.data.qrCodeScanning && (
        <p role="status">{tOwn('checkpoints.scanningOff')}</p>
      )}
      <LiveContent live={live} skeleton={<Skeleton height={72} />}>
        {({ records }) => <CoverageNights nights={coverageOf(records)} />}
      </LiveContent>
    </Section>
  );
}
