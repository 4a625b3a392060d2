import { IconPencil } from '@tabler/icons-react';
import { doorAddress, type ServiceLog } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LazyOverlay, lazyPart, LazySection, useAddressState } from 'shared-lib/ui';
import type { ListFormatters, Row } from 'shared-lib/ui/lists';

const photos = lazyPart(
  'The service log photo',
  async () => (await import(/* webpackChunkName: "log-photo" */ './LogPhoto.tsx')).LogPhoto,
);

const dialog = lazyPart(
  'The form to correct a service log',
  async () => (await import(/* webpackChunkName: "correct-log" */ './CorrectDialog.tsx')).CorrectDialog,
);

interface LogActionsProps {
  row: Row<ServiceLog>;
  memberName: ListFormatters['memberName'];
}

/** A service log's photo; renders nothing if it never had one. */
export function LogEvidence({ row, memberName }: LogActionsProps) {
  const { t } = useTexts('mf-tracking');
  const { record } = row;
  if (!record.photo && record.removedPhotos.length === 0) return null;
  return (
    <LazySection part={photos}>
      {(LogPhoto) => (
        <LogPhoto
          log={record}
          unit={row.unit || t('unknownUnit')}
          timeZone={row.timeZone}
          memberName={memberName}
        />
      )}
    </LazySection>
  );
}

/** Opens a service log's door, its correction or its original, and the form that corrects it. */
export function LogActions({ row, memberName }: LogActionsProps) {
  const { t } = useTexts('mf-tracking');
  const opened = useAddressState('open');
  const correcting = useAddressState('correct');
  const { record } = row;
  const { corrected, corrects, communityId, unitId, serviceDate } = record;
  const unit = row.unit || t('unknownUnit');
  return (
    <>
      <div className="vh-actions">
        <Button
          component={Link}
          variant="default"
          to={doorAddress({ communityId, unitId, night: serviceDate })}
        >
          {t('openDoorNight')}
        </Button>
        {corrects !== null && (
          <Button variant="default" onClick={() => opened.open(corrects)}>
            {t('serviceLogs.showOriginal')}
          </Button>
        )}
        {corrected !== null ? (
          <Button variant="default" onClick={() => opened.open(corrected.id)}>
            {t('serviceLogs.showCorrection')}
          </Button>
        ) : (
          <Button
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => correcting.open(record.id)}
            {...dialog.ahead}
          >
            {t('serviceLogs.correct.action')}
          </Button>
        )}
      </div>
      <LazyOverlay part={dialog} isOpen={correcting.value === record.id} onClose={correcting.close}>
        {(CorrectDialog) =>
          correcting.value === record.id && (
            <CorrectDialog
              log={record}
              unit={unit}
              timeZone={row.timeZone}
              memberName={memberName}
              onClose={correcting.close}
            />
          )
        }
      </LazyOverlay>
    </>
  );
}
