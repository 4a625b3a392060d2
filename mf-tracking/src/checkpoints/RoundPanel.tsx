import { IconFileUnknown } from '@tabler/icons-react';
import { checkpointOn } from 'mf-tracking/domain';
import type { Checkpoint } from 'shared-lib/domain';
import { lacksPhoto, type RoundStop } from 'mf-tracking/domain';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, StatePanel, StatusBadge } from 'shared-lib/ui';
import { FactList, StepPanel } from 'shared-lib/ui/drawer';
import { CheckpointScans, RecordPage, type PanelState } from 'shared-lib/ui/lists';
import { PhotoGrid } from 'shared-lib/ui/photos';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { checkpointPage } from './checkpointPage.ts';
import styles from './RoundTab.module.css';
import { describeTiming, formatAccuracy, formatDistance, stateMeanings, stopName } from './scanTexts.ts';

interface RoundPanelProps extends PanelState<RoundStop> {
  asked: NightFromAddress;
  /** The community's checkpoints. */
  checkpoints: readonly Checkpoint[];
}

/** A line of the route in a side panel: the scan's details, and the latest scans of its checkpoint. */
export function RoundPanel({ asked, checkpoints, rows, openKey, onStep, ...closing }: RoundPanelProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <StepPanel
      title={t('rounds.one')}
      keys={rows.map(({ key }) => key)}
      openKey={openKey}
      onStep={onStep}
      {...closing}
    >
      {(key) => {
        const stop = rows.find((row) => row.key === key);
        const found = checkpoints.find(({ id }) => id === key);
        const checkpoint = stop?.checkpoint ?? (found ? checkpointOn(found, asked.night) : null);
        if (stop === undefined && checkpoint === null) {
          return <StatePanel icon={<IconFileUnknown size={32} />} title={t('rounds.gone')} />;
        }
        return <Content key={key} asked={asked} stop={stop} checkpoint={checkpoint} />;
      }}
    </StepPanel>
  );
}

interface ContentProps {
  asked: NightFromAddress;
  /** Undefined for a checkpoint that isn't on the route. */
  stop: RoundStop | undefined;
  checkpoint: Checkpoint | null;
}

function Content({ asked, stop, checkpoint }: ContentProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const { account, night, timeZone } = asked;
  const scan = stop?.scan ?? null;
  const moment = (instant: number | null | undefined) =>
    instant === null || instant === undefined ? null : formatDateTime(instant, language, timeZone);
  return (
    <RecordPage
      name={stop ? stopName(stop, t) : checkpoint?.name}
      badges={
        stop && (
          <StatusBadge meaning={stateMeanings[stop.state]}>{t(`rounds.states.${stop.state}`)}</StatusBadge>
        )
      }
      facts={
        <FactList
          facts={[
            { label: t('rounds.columns.device'), value: moment(scan?.deviceAt) },
            { label: t('rounds.columns.server'), value: moment(scan?.scannedAt) },
            { label: t('rounds.clock.label'), value: scan && describeTiming(scan, t) },
            {
              label: t('rounds.columns.member'),
              value: scan?.memberId && (account.memberNames.get(scan.memberId) ?? t('rounds.unknownMember')),
            },
            {
              label: t('rounds.columns.distance'),
              value: scan && formatDistance(scan, t, { timeZone, language }),
            },
            {
              label: t('rounds.columns.accuracy'),
              value: scan && formatAccuracy(scan, t, { timeZone, language }),
            },
            { label: t('rounds.columns.deviceId'), value: scan?.deviceId },
            { label: t('columns.type'), value: checkpoint && t(`checkpointTypes.${checkpoint.type}`) },
            { label: t('columns.building'), value: checkpoint?.building },
            { label: t('columns.floor'), value: checkpoint?.floor },
            {
              label: t('facts.window'),
              value:
                checkpoint?.windowStart && checkpoint.windowEnd
                  ? t('fromTo', { from: checkpoint.windowStart, to: checkpoint.windowEnd })
                  : null,
            },
          ]}
        />
      }
      timeline={
        checkpoint && (
          <CheckpointScans checkpointId={checkpoint.id} names={account.memberNames} timeZone={timeZone} />
        )
      }
      actsAside={
        checkpoint && (
          <Button component={Link} to={checkpointPage(checkpoint)} variant="default">
            {t('openCheckpoint')}
          </Button>
        )
      }
    >
      {stop && scan === null && (
        <p>
          {t(stop.state === 'awaited' ? 'rounds.awaitedText' : 'rounds.missedText', {
            night: formatNight(night, language),
          })}
        </p>
      )}
      {stop && lacksPhoto(stop) && <p>{t('rounds.photo.missingText')}</p>}
      {stop && scan?.photo && (
        <div className={styles.photo}>
          <PhotoGrid
            photos={[scan.photo]}
            subject={t('rounds.photo.of', { name: stopName(stop, t) })}
            timeZone={timeZone}
            memberName={(id) => account.memberNames.get(id) ?? t('rounds.unknownMember')}
          />
        </div>
      )}
    </RecordPage>
  );
}
