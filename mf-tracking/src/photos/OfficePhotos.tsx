import type { ReactNode } from 'react';
import { useAccount } from 'shared-lib/data';
import { maxOfficePhotos } from 'shared-lib/domain';
import type { OfficePhotos as OfficePhotosOf, PhotoRecords } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { PhotoStrip, type PhotosProps } from 'shared-lib/ui/photos';
import { addOfficePhoto } from '../data/officePhotos.ts';
import styles from './OfficePhotos.module.css';
import { PhotoUpload } from './upload/PhotoUpload.tsx';
import { useRemovePhoto } from './useRemovePhoto.tsx';

interface OfficePhotosProps extends Pick<PhotosProps, 'subject' | 'timeZone' | 'memberName'> {
  records: PhotoRecords;
  record: { readonly id: string } & OfficePhotosOf;
  /** The caption below them. */
  children?: ReactNode;
}

/** A record's office photos, each with a remove button, and an area to add more. */
export function OfficePhotos({ records, record, children, ...shown }: OfficePhotosProps) {
  const { t } = useTexts('mf-tracking');
  const { customerId, uid } = useAccount();
  const { id: recordId, officePhotos } = record;
  const remove = useRemovePhoto(records, recordId);
  return (
    <div className={styles.office}>
      <PhotoStrip
        {...shown}
        photos={officePhotos}
        removal={{ label: t('officePhotos.remove.action'), onRemove: remove }}
      />
      {children}
      <PhotoUpload
        label={t('officePhotos.add')}
        room={maxOfficePhotos - officePhotos.length}
        store={(photo, options) => addOfficePhoto({ customerId, records, recordId, uid }, photo, options)}
      />
    </div>
  );
}
