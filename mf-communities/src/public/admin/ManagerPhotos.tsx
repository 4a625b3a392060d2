import type { ManagerAccess, ManagerViolation } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useState } from 'react';
import styles from './admin.module.css';
import { ManagerPhoto } from './ManagerPhoto.tsx';

interface PhotosProps {
  violation: Pick<ManagerViolation, 'caseNumber' | 'unitNumber' | 'photos'>;
  access: ManagerAccess;
}

/** The photos of a case. They come when they are wanted: each is a read of its own. */
export function ManagerPhotos({ violation, access }: PhotosProps) {
  const { t } = useTexts('mf-communities');
  const [isWanted, setWanted] = useState(false);
  const { caseNumber, unitNumber, photos } = violation;
  if (photos === 0) return null;
  if (caseNumber === '') return <p className={styles.soft}>{t('managerPages.violation.noCase')}</p>;
  if (!isWanted) {
    return (
      <Button variant="default" size="sm" className={styles.noPrint ?? ''} onClick={() => setWanted(true)}>
        {t('managerPages.violation.photos', { count: photos })}
      </Button>
    );
  }
  return (
    <ul className={styles.photos}>
      {Array.from({ length: photos }, (_, index) => (
        <li key={index}>
          <ManagerPhoto
            asked={{ ...access, of: 'violation', id: caseNumber, index }}
            name={t('managerPages.violation.photo', { place: index + 1, count: photos, unit: unitNumber })}
          />
        </li>
      ))}
    </ul>
  );
}
