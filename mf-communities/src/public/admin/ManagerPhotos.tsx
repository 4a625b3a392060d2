import { readManagerPhoto } from 'shared-lib/data';
import type { ManagerAccess, ManagerViolation } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import styles from './admin.module.css';

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
          <Photo
            asked={{ ...access, caseNumber, index }}
            name={t('managerPages.violation.photo', { place: index + 1, count: photos, unit: unitNumber })}
          />
        </li>
      ))}
    </ul>
  );
}

function Photo({ asked, name }: { asked: Parameters<typeof readManagerPhoto>[0]; name: string }) {
  const { t } = useTexts('mf-communities');
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const question = JSON.stringify(asked);
  useEffect(() => {
    let made: string | null = null;
    let isCurrent = true;
    void readManagerPhoto(JSON.parse(question) as typeof asked).then((result) => {
      if (!isCurrent) return;
      if (!result.ok) return setFailed(true);
      made = URL.createObjectURL(result.value);
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [question]);
  if (hasFailed) return <p className={styles.soft}>{t('managerPages.violation.photoFailed')}</p>;
  if (url === null) return <span className={styles.waiting} role="img" aria-label={name} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} onError={() => setFailed(true)} />
    </a>
  );
}
