import { IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useComesIntoView } from '../base/screen/useComesIntoView.ts';
import type { LazyPart } from '../overlays/opening/lazyPart.ts';
import { missingPhotoKey } from './missingPhotoKey.ts';
import styles from './Photos.module.css';
import { usePhotoFile } from './usePhotoFile.ts';

interface ThumbnailProps {
  path: string;
  /** What it shows, in words. */
  name: string;
  eager: boolean;
  ahead: LazyPart<unknown>['ahead'];
  onOpen: () => void;
}

/**
 * A small photo. Its size is reserved from the start, so nothing moves when it loads; a failed one shows a
 * message.
 */
export function Thumbnail({ path, name, eager, ahead, onOpen }: ThumbnailProps) {
  const { t } = useTexts('photos');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useComesIntoView(place);
  const [file, retry] = usePhotoFile(path, eager || isNear);
  const [isDamaged, setDamaged] = useState(false);

  if (file && (isDamaged || !file.ok)) {
    const words = file.ok ? 'damaged' : missingPhotoKey(file.problem);
    return (
      <div ref={place} className={styles.place} data-missing role="group" aria-label={name}>
        <IconPhotoOff size={20} aria-hidden />
        <span className={styles.words}>{t(`missing.${words}`)}</span>
        {words === 'other' && (
          <button type="button" className={styles.retry} onClick={retry}>
            <IconRefresh size={14} aria-hidden />
            {t('retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div ref={place} className={styles.place}>
      {file?.ok ? (
        <button type="button" className={styles.open} onClick={onOpen} {...ahead}>
          <img src={file.url} alt={name} className={styles.picture} onError={() => setDamaged(true)} />
        </button>
      ) : (
        <span className={styles.waiting} role="img" aria-label={`${name}. ${t('loading')}`} />
      )}
    </div>
  );
}
