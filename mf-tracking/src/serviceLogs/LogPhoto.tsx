import type { ServiceLog } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { ListFormatters } from 'shared-lib/ui/lists';
import { PhotoStrip } from 'shared-lib/ui/photos';
import { RemovedPhotos } from '../photos/RemovedPhotos.tsx';
import { useRemovePhoto } from '../photos/useRemovePhoto.tsx';

interface LogPhotoProps {
  log: ServiceLog;
  unit: string;
  timeZone: string;
  memberName: ListFormatters['memberName'];
}

/** A service log's photo; one that the office added in a correction can be removed. */
export function LogPhoto({ log, unit, ...shown }: LogPhotoProps) {
  const { t } = useTexts('mf-tracking');
  const { id, corrects, photo, removedPhotos } = log;
  const remove = useRemovePhoto('serviceLogs', id);
  return (
    <div>
      <PhotoStrip
        {...shown}
        photos={photo ? [photo] : []}
        subject={t('serviceLogs.photo', { unit })}
        {...(corrects !== null && {
          removal: { label: t('officePhotos.remove.action'), onRemove: remove },
        })}
      />
      <RemovedPhotos {...shown} photos={removedPhotos} />
    </div>
  );
}
