import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useCheckpointsOf, useNow, useSettings, useTrackingRecords } from 'shared-lib/data';
import {
  addDays,
  byOrder,
  coverageNights,
  coverageOf,
  repairableCheckpoints,
  serviceNight,
  type Checkpoint,
  type Community,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import {
  Button,
  Card,
  DamagedRecords,
  LazyOverlay,
  lazyPart,
  LiveContent,
  Skeleton,
  StatePanel,
  useAddressState,
} from 'shared-lib/ui';
import { CoverageNights, useCheckpointTexts } from 'shared-lib/ui/lists';
import { PrintAgain } from '../labels/PrintAgain.tsx';
import { PrintLabels } from '../labels/PrintLabels.tsx';
import { Section } from '../place/Section.tsx';
import { CheckpointList } from './CheckpointList.tsx';
import styles from './checkpoints.module.css';

/** More shifts than a community has in that many nights. */
const max = coverageNights * 2;

/** How much of the route was scanned on each of the last nights, from the shift reports. */
function CoverageStrip({ community }: { community: Pick<Community, 'id' | 'timezone'> }) {
  const { t } = useCheckpointTexts();
  const { t: tOwn } = useTexts('mf-communities');
  const settings = useSettings('operations');
  const tonight = serviceNight(useNow(), community.timezone);
  const live = useTrackingRecords({
    kind: 'shiftReports',
    narrowing: [{ field: 'communityId', values: [community.id] }],
    since: addDays(tonight, 1 - coverageNights),
    limit: max,
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

const addDialog = lazyPart(
  'The form to add a checkpoint',
  async () => (await import('./AddCheckpointDialog.tsx')).AddCheckpointDialog,
);

const panel = lazyPart(
  'The checkpoint panel',
  async () => (await import('./CheckpointPanel.tsx')).CheckpointPanel,
);

/** A community's checkpoints: their route order, coverage and details. */
export function CheckpointsTab({ community }: { community: Community }) {
  const live = useCheckpointsOf(community.id);
  return (
    <div className="vh-stack">
      <DamagedRecords kind={repairableCheckpoints} />
      <CoverageStrip community={community} />
      <Card flush>
        <LiveContent live={live}>
          {(checkpoints) => <Round community={community} checkpoints={checkpoints} />}
        </LiveContent>
      </Card>
    </div>
  );
}

interface RoundProps {
  community: Community;
  checkpoints: readonly Checkpoint[];
}

function Round({ community, checkpoints }: RoundProps) {
  const { t } = useTexts('mf-communities');
  const opened = useAddressState('checkpoint');
  const adding = useAddressState('addCheckpoint');
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => adding.open()}
      {...addDialog.ahead}
    >
      {t('checkpoints.add.title')}
    </Button>
  );
  return (
    <>
      {checkpoints.length === 0 ? (
        <StatePanel icon={<IconMapPin size={32} />} title={t('checkpoints.empty.title')} action={add}>
          {t('checkpoints.empty.text')}
        </StatePanel>
      ) : (
        <>
          <div className={`vh-spread ${styles.head}`}>
            <h2 className={styles.title}>{t('checkpoints.round')}</h2>
            <span className="vh-actions">
              <PrintLabels communityId={community.id} kind="checkpoints" />
              <PrintAgain communityId={community.id} kind="checkpoints" />
              {add}
            </span>
          </div>
          <CheckpointList checkpoints={checkpoints} onOpen={opened.open} />
        </>
      )}
      <LazyOverlay part={addDialog} isOpen={adding.isOpen} onClose={adding.close}>
        {(AddCheckpointDialog) =>
          adding.isOpen && <AddCheckpointDialog community={community} onClose={adding.close} />
        }
      </LazyOverlay>
      <LazyOverlay part={panel} isOpen={opened.isOpen} onClose={opened.close}>
        {(CheckpointPanel) => (
          <CheckpointPanel
            community={community}
            checkpoints={[...checkpoints].sort(byOrder)}
            openId={opened.value}
            onStep={opened.open}
            onClose={opened.close}
          />
        )}
      </LazyOverlay>
    </>
  );
}
