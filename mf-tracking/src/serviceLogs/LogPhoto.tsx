import type { ServiceLog } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { ListWords } from 'shared-lib/ui/lists';
import { PhotoStrip } from 'shared-lib/ui/photos';

interface LogPhotoProps {
  photo: ServiceLog['photo'];
  unit: string;
  timeZone: string;
  memberName: ListWords['memberName'];
}

/** The photo of a service log. */
export function LogPhoto({ photo, unit, ...shown }: LogPhotoProps) {
  const { t } = useTexts('mf-tracking');
  return <PhotoStrip {...shown} photos={photo ? [photo] : []} subject={t('serviceLogs.photo', { unit })} />;
}
