import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import '../photoTexts.ts';
import styles from './PhotoUpload.module.css';
import { UploadRow } from './UploadRow.tsx';
import { usePhotoUpload, type StorePhoto } from './usePhotoUpload.ts';

interface PhotoUploadProps {
  /** What the photos are added to. */
  label: string;
  /** How many more the record can take. */
  room: number;
  store: StorePhoto;
}

/**
 * Adds photos to a record by file dialog or drag and drop, each with its progress, a cancel button and its
 * error.
 */
export function PhotoUpload({ label, room, store }: PhotoUploadProps) {
  const { t } = useTexts('mf-tracking');
  const { uploads, add, retry, remove } = usePhotoUpload(store);
  const [isOver, setOver] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const help = useId();

  const choose = (files: readonly File[]) => {
    setTooMany(files.length > room);
    if (files.length <= room) add(files);
  };

  return (
    <div className={styles.upload}>
      <label className={styles.place} data-over={isOver || undefined}>
        <IconPhotoPlus size={20} aria-hidden />
        {label}
        <input
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          className={styles.file}
          aria-describedby={help}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])]);
            // Allows selecting the same file again.
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={help} className="vh-soft">
        {t('upload.help')}
      </p>
      {isTooMany && (
        <p role="alert" className={styles.problem}>
          {t('upload.room', { count: room })}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={t('upload.list')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
