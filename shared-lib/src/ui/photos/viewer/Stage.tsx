import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { missingPhotoKey } from '../missingPhotoKey.ts';
import type { PhotoFile } from '../PhotoFiles.ts';
import styles from './PhotoViewer.module.css';
import type { View } from './view.ts';

interface StageProps {
  /** Null while loading. */
  file: PhotoFile | null;
  name: string;
  view: View;
  onRetry: () => void;
}

/** The photo as zoomed and panned, or a message if there is none. */
export function Stage({ file, name, view, onRetry }: StageProps) {
  const { t } = useTexts('photos');
  const [isDamaged, setDamaged] = useState(false);
  if (!file) return <p role="status">{t('loading')}</p>;
  if (!file.ok || isDamaged) {
    return (
      <div className={styles.missing} role="alert">
        <IconPhotoOff size={32} aria-hidden />
        <p>{t(`missing.${file.ok ? 'damaged' : missingPhotoKey(file.problem)}`)}</p>
        {!file.ok && (
          <button type="button" className={styles.reset} data-mantine-stop-propagation onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <img
      src={file.url}
      alt={name}
      draggable={false}
      className={styles.photo}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      onError={() => setDamaged(true)}
    />
  );
}
