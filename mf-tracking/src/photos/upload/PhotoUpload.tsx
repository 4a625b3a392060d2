import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useConnection } from 'shared-lib/data';
import { photoRules } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import '../photoTexts.ts';
import styles from './PhotoUpload.module.css';
import type { Upload } from './preparePhoto.ts';
import { usePhotoUpload, type StorePhoto } from './usePhotoUpload.ts';

interface PhotoUploadProps {
  /** The record that the photos are added to. */
  label: string;
  /** How many more the record can take. */
  room: number;
  store: StorePhoto;
}

const megabyte = 1024 * 1024;

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo being uploaded: its progress or error. */
function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { t } = useTexts('mf-tracking');
  const { isLost } = useConnection();
  const { file, state } = upload;
  const { name } = file;
  // A fully uploaded photo is being added to its record and can't be canceled anymore.
  const isSaving = state.step === 'sending' && state.share === 1;
  const words = () => {
    if (state.step === 'waiting') return t('upload.waiting');
    if (state.step === 'refused') {
      return t(`upload.faults.${state.fault}`, { megabytes: photoRules.maxSourceBytes / megabyte });
    }
    if (state.step === 'failed') return t(`upload.failures.${state.problem}`);
    if (isLost) return t('upload.held');
    return isSaving ? t('upload.saving') : t('upload.sent', { percent: Math.round(state.share * 100) });
  };
  const isWrong = state.step === 'refused' || state.step === 'failed';
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {state.step === 'sending' && (
        <progress
          className={styles.progress}
          aria-label={t('upload.sending', { name })}
          value={state.share}
          max={1}
        />
      )}
      <span
        className={isWrong ? styles.problem : `vh-soft ${styles.words}`}
        role={isWrong ? 'alert' : undefined}
      >
        {words()}
      </span>
      <span className={`vh-actions ${styles.acts}`}>
        {state.step === 'failed' && (
          <Button
            size="compact-md"
            variant="default"
            onClick={onRetry}
            aria-label={t('upload.retry', { name })}
          >
            {t('upload.again')}
          </Button>
        )}
        {!isSaving && (
          <Button
            size="compact-md"
            variant="subtle"
            onClick={onRemove}
            aria-label={t(isWrong ? 'upload.dismiss' : 'upload.cancel', { name })}
          >
            {t(isWrong ? 'upload.dismissShort' : 'upload.cancelShort')}
          </Button>
        )}
      </span>
    </li>
  );
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
        <ul className={`vh-list ${styles.list}`} aria-label={t('upload.list')}>
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
