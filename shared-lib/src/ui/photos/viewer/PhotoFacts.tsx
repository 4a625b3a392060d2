import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Photo } from '../../../domain/index.ts';
import { formatDateTime, useTexts, type Translate } from '../../../i18n/index.ts';
import type { PhotoFile } from '../PhotoFiles.ts';
import styles from './PhotoViewer.module.css';

/** A file's SHA-256 in hexadecimal. */
async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a file matches its record's hash; null if the record has none. */
async function isUnchanged(file: Blob, sha256: string | null): Promise<boolean | null> {
  if (sha256 === null || sha256 === '') return null;
  return (await sha256Of(file)) === sha256.toLowerCase();
}

interface PhotoFactsProps {
  photo: Photo;
  file: PhotoFile | null;
  timeZone: string;
  memberName: (id: string) => string;
}

/** Who took a photo and when, when it was uploaded, and whether its file is unchanged. */
export function PhotoFacts({ photo, file, timeZone, memberName }: PhotoFactsProps) {
  const { t, i18n } = useTexts('photos');
  const moment = (instant: number) => formatDateTime(instant, i18n.language, timeZone);
  const unchanged = useIsUnchanged(file, photo.sha256);
  return (
    <p className={styles.facts}>
      <span>{takenWords(photo, t, moment, memberName)}</span>
      {photo.uploadedAt !== null && <span>{t('viewer.uploaded', { moment: moment(photo.uploadedAt) })}</span>}
      {unchanged === true && (
        <span>
          <IconShieldCheck size={16} aria-hidden /> {t('viewer.same')}
        </span>
      )}
      {unchanged === false && (
        <span className={styles.changed}>
          <IconAlertTriangle size={16} aria-hidden /> {t('viewer.changed')}
        </span>
      )}
    </p>
  );
}

function takenWords(
  { capturedAt, uploadedBy }: Photo,
  t: Translate<'photos'>,
  moment: (instant: number) => string,
  memberName: (id: string) => string,
): string {
  const name = uploadedBy === null ? null : memberName(uploadedBy);
  if (capturedAt === null) return name === null ? t('viewer.takenUnknown') : t('viewer.takenBy', { name });
  if (name === null) return t('viewer.takenWhen', { moment: moment(capturedAt) });
  return t('viewer.taken', { moment: moment(capturedAt), name });
}

/** Whether the file matches its record; null if unknown or still being checked. */
function useIsUnchanged(file: PhotoFile | null, sha256: string | null): boolean | null {
  const [found, setFound] = useState<{ of: Blob; unchanged: boolean | null } | null>(null);
  const bytes = file?.ok ? file.file : null;
  useEffect(() => {
    if (bytes === null) return;
    let isCurrent = true;
    void isUnchanged(bytes, sha256).then((unchanged) => isCurrent && setFound({ of: bytes, unchanged }));
    return () => {
      isCurrent = false;
    };
  }, [bytes, sha256]);
  return found !== null && found.of === bytes ? found.unchanged : null;
}
