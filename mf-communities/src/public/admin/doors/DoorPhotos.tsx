import type { ManagerAccess, ManagerLog } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import { useState } from 'react';
import styles from '../admin.module.css';
import { ManagerPhoto } from '../ManagerPhoto.tsx';
import { unitPath } from '../ManagerScope.ts';
import own from './doors.module.css';

/** How many photos load at once: each is a separate read. */
const photosAtOnce = 12;

interface DoorPhotosProps {
  logs: readonly ManagerLog[];
  access: ManagerAccess;
}

/** A night's door photos, loaded on demand. Renders nothing if there are none. */
export function DoorPhotos({ logs, access }: DoorPhotosProps) {
  const { t } = useTexts('mf-communities');
  const [shown, setShown] = useState(0);
  const photos = logs.flatMap(({ unitNumber, serviceDate, photo }) =>
    photo === null ? [] : [{ unitNumber, serviceDate, photo }],
  );
  if (photos.length === 0) return null;
  return (
    <div className={own.night}>
      {shown > 0 && (
        <ul className={`vh-actions ${styles.photos}`} aria-label={t('managerPages.door.photos')}>
          {photos.slice(0, shown).map(({ unitNumber, serviceDate, photo }, index) => (
            <li key={index}>
              <ManagerPhoto
                asked={{ ...access, of: 'door', id: photo, index: 0 }}
                name={t('managerPages.decisions.photo', { unit: unitNumber })}
              />
              <Link to={unitPath(access, serviceDate, unitNumber)} className={own.caption}>
                {unitNumber}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shown < photos.length && (
        <Button
          variant="default"
          size="sm"
          className={styles.noPrint ?? ''}
          onClick={() => setShown(shown + photosAtOnce)}
        >
          {shown === 0 ? t('managerPages.door.showPhotos', { count: photos.length }) : t('managerPages.more')}
        </Button>
      )}
    </div>
  );
}
