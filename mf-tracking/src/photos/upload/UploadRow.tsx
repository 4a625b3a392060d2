import { useConnection } from 'shared-lib/data';
import { photoRules } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import styles from './PhotoUpload.module.css';
import type { Upload } from './uploads.ts';

const megabyte = 1024 * 1024;

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo being uploaded: its progress or error. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
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
      <span className={isWrong ? styles.problem : styles.words} role={isWrong ? 'alert' : undefined}>
        {words()}
      </span>
      <span className={styles.acts}>
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
