import { IconPhotoOff } from '@tabler/icons-react';
import { doorName, type ServiceLog, type Unit } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { PhotosLarge } from 'shared-lib/ui/photos';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import styles from './DoorCard.module.css';
import { useMemberName } from './useMemberName.ts';

interface RecordPhotoProps {
  log: ServiceLog;
  unit: Unit;
  asked: NightFromAddress;
}

/** The photo of the door's record, or that it has none. */
export function RecordPhoto({ log, unit, asked }: RecordPhotoProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const memberName = useMemberName(asked);
  if (log.photo === null) {
    return (
      <p className={styles.noPhoto}>
        <IconPhotoOff size={20} aria-hidden />
        {t('door.noPhoto')}
      </p>
    );
  }
  return (
    <PhotosLarge
      photos={[log.photo]}
      subject={t('door.photo', { unit: doorName(unit), night: formatNight(log.serviceDate, i18n.language) })}
      timeZone={asked.timeZone}
      memberName={memberName}
    />
  );
}
