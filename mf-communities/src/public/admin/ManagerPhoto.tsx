import { readManagerPhoto } from '../../data/managerCallables.ts';
import type { ManagerPhotoRequest } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { useEffect, useState } from 'react';
import styles from './admin.module.css';

interface PhotoProps {
  asked: ManagerPhotoRequest;
  name: string;
}

/** A photo served by a function, since files have no URL that managers can open; a click shows it alone. */
export function ManagerPhoto({ asked, name }: PhotoProps) {
  const { t } = useTexts('mf-communities');
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const question = JSON.stringify(asked);
  useEffect(() => {
    let made: string | null = null;
    let isCurrent = true;
    void readManagerPhoto(JSON.parse(question) as ManagerPhotoRequest).then((result) => {
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
