import { useAccount } from 'shared-lib/data';
import { storagePaths } from 'shared-lib/domain';
import { correctionIdOf, type SentPhoto } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import type { FieldState } from 'shared-lib/ui/form';
import { PhotoStrip } from 'shared-lib/ui/photos';
import { deleteUnusedPhotoFile, storePhotoFile } from '../data/officePhotos.ts';
import type { OfficePhotoTarget } from '../data/photoUpload.ts';
import { PhotoUpload } from '../photos/upload/PhotoUpload.tsx';
import styles from './CorrectionPhoto.module.css';

interface CorrectionPhotoProps {
  field: FieldState<SentPhoto | null>;
  /** Of the corrected entry. */
  serviceLogId: string;
  unit: string;
  timeZone: string;
  memberName: (id: string) => string;
}

/** A correction's photo. Its file is uploaded immediately; the entry refers to it once the form is sent. */
export function CorrectionPhoto({ field, serviceLogId, unit, ...shown }: CorrectionPhotoProps) {
  const { t } = useTexts('mf-tracking');
  const { customerId, uid } = useAccount();
  const { value, error, readOnly, onChange } = field;
  const target: OfficePhotoTarget = {
    customerId,
    records: 'serviceLogs',
    recordId: correctionIdOf(serviceLogId),
    uid,
  };
  const remove = ({ name }: SentPhoto) => {
    onChange(null);
    void deleteUnusedPhotoFile(target, name);
  };
  const pathOf = ({ name }: SentPhoto) =>
    storagePaths.recordPhoto(customerId, target.records, target.recordId, name);
  return (
    <fieldset className={styles.photo} disabled={readOnly}>
      <legend>{t('serviceLogs.correct.photo')}</legend>
      {value === null ? (
        <PhotoUpload
          label={t('serviceLogs.correct.addPhoto')}
          room={1}
          store={async (photo, options) => {
            const stored = await storePhotoFile(target, photo, options);
            if (stored.ok) onChange({ name: photo.name, sha256: photo.sha256 });
            return stored;
          }}
        />
      ) : (
        <PhotoStrip
          {...shown}
          photos={[
            {
              path: pathOf(value),
              sha256: value.sha256,
              capturedAt: null,
              uploadedAt: null,
              uploadedBy: uid,
            },
          ]}
          subject={t('serviceLogs.photo', { unit })}
          removal={{ label: t('serviceLogs.correct.removePhoto'), onRemove: () => remove(value) }}
        />
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
