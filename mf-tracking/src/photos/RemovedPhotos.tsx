import type { RemovedPhoto } from 'shared-lib/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import styles from './OfficePhotos.module.css';

interface RemovedPhotosProps {
  photos: readonly RemovedPhoto[];
  /** IANA zone of the community. */
  timeZone: string;
  memberName: (id: string) => string;
}

/** Who removed which office photos, and when; renders nothing if there are none. */
export function RemovedPhotos({ photos, timeZone, memberName }: RemovedPhotosProps) {
  const { t, i18n } = useTexts('mf-tracking');
  if (photos.length === 0) return null;
  return (
    <ul className={`vh-list ${styles.removed}`}>
      {photos.map(({ path, removedAt, removedBy }) => (
        <li key={path} dir="auto">
          {t('officePhotos.removedBy', {
            name: memberName(removedBy),
            when: formatDateTime(removedAt, i18n.language, timeZone),
          })}
        </li>
      ))}
    </ul>
  );
}
