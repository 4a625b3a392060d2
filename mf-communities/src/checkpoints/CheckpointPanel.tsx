import { IconFileUnknown } from '@tabler/icons-react';
import { useNow, useMemberNames } from 'shared-lib/data';
import { shortPath, type Checkpoint, type Community } from 'shared-lib/domain';
import { formatDateTime, formatLength, useTexts } from 'shared-lib/i18n';
import { StatePanel, RelativeTime, StatusBadge } from 'shared-lib/ui';
import { FactList, StepPanel } from 'shared-lib/ui/drawer';
import { CheckpointScans, RecordPage } from 'shared-lib/ui/lists';
import { EditingCheckpoint, useCheckpointActions } from './CheckpointActions.tsx';
import { formatWindow } from './formatWindow.ts';

interface CheckpointPanelProps {
  community: Community;
  /** In route order. */
  checkpoints: readonly Checkpoint[];
  /** The open one; null for a closed panel. */
  openId: string | null;
  onStep: (id: string) => void;
  onClose: () => void;
}

/** A checkpoint's details, next to the route. */
export function CheckpointPanel({ community, checkpoints, openId, onStep, onClose }: CheckpointPanelProps) {
  const { t } = useTexts('mf-communities');
  return (
    <StepPanel
      title={t('checkpoints.one')}
      keys={checkpoints.map(({ id }) => id)}
      openKey={openId}
      onStep={onStep}
      onClose={onClose}
    >
      {(id) => {
        const checkpoint = checkpoints.find((one) => one.id === id);
        return checkpoint ? (
          <Content key={id} community={community} checkpoint={checkpoint} onGone={onClose} />
        ) : (
          <StatePanel icon={<IconFileUnknown size={32} />} title={t('checkpoints.gone.title')}>
            {t('checkpoints.gone.text')}
          </StatePanel>
        );
      }}
    </StepPanel>
  );
}

interface ContentProps {
  community: Community;
  checkpoint: Checkpoint;
  onGone: () => void;
}

function Content({ community, checkpoint, onGone }: ContentProps) {
  const { t, i18n } = useTexts('mf-communities');
  const now = useNow();
  const actions = useCheckpointActions(checkpoint, onGone);
  const members = useMemberNames();
  const names: ReadonlyMap<string, string> = members.status === 'ready' ? members.data : new Map();
  const { geofence, isActive, qrToken, type, lastScannedAt, lastScannedBy } = checkpoint;
  return (
    <RecordPage
      name={checkpoint.name}
      badges={
        <StatusBadge meaning={isActive ? 'good' : 'neutral'}>
          {t(isActive ? 'checkpoints.active' : 'checkpoints.inactive')}
        </StatusBadge>
      }
      facts={
        <FactList
          facts={[
            { label: t('checkpoints.fields.type'), value: t(`checkpoints.types.${type}`) },
            { label: t('checkpoints.fields.building'), value: checkpoint.building },
            { label: t('checkpoints.fields.floor'), value: checkpoint.floor },
            {
              label: t('checkpoints.window'),
              value: formatWindow(checkpoint, t, i18n.language) ?? t('checkpoints.anyTime'),
            },
            {
              label: t('checkpoints.fields.photoRequired'),
              value: t(checkpoint.photoRequired ? 'checkpoints.yes' : 'checkpoints.no'),
            },
            {
              label: t('checkpoints.fields.position'),
              value:
                geofence &&
                t('checkpoints.around', {
                  position: `${geofence.lat}, ${geofence.lng}`,
                  radius: formatLength(geofence.radiusM, community.timezone, i18n.language),
                }),
            },
            {
              label: t('checkpoints.code'),
              value: qrToken && (
                <a href={shortPath(qrToken)}>{`${window.location.host}${shortPath(qrToken)}`}</a>
              ),
            },
            {
              label: t('checkpoints.printed'),
              value: checkpoint.printedAt && formatDateTime(checkpoint.printedAt, i18n.language),
            },
            {
              label: t('checkpoints.lastScan'),
              value: lastScannedAt ? (
                formatDateTime(lastScannedAt, i18n.language)
              ) : (
                <RelativeTime instant={null} now={now} />
              ),
            },
            {
              label: t('checkpoints.lastScannedBy'),
              value: lastScannedBy && (names.get(lastScannedBy) ?? t('unknownMember')),
            },
          ]}
        />
      }
      timeline={<CheckpointScans checkpointId={checkpoint.id} names={names} timeZone={community.timezone} />}
      logId={checkpoint.id}
      actions={actions}
    >
      <EditingCheckpoint checkpoint={checkpoint} timeZone={community.timezone} />
    </RecordPage>
  );
}
