import {
  maxOfficePhotos,
  maxOfficePhotosEver,
  type RemovedPhoto,
  type Photo,
  type Decision,
} from 'shared-lib/domain';
import type { SentPhoto, OfficePhotoRefusal, StoredFile } from './sentPhoto.ts';

/** A record's current and removed office photos. */
export interface OfficePhotos {
  readonly officePhotos: readonly Photo[];
  readonly removedPhotos: readonly RemovedPhoto[];
}

/** Whether the stored file is the photo that was sent. */
export const isSentPhoto = (stored: StoredFile | null, { sha256 }: Pick<SentPhoto, 'sha256'>): boolean =>
  stored?.sha256 === sha256 && stored.contentType === 'image/jpeg';

/** The result of adding a photo: the record's photos including it, or null if it was already added. */
export type OfficePhotoPlan = Decision<{ photos: readonly Photo[] | null }, OfficePhotoRefusal>;

const isAt =
  (path: string) =>
  (one: Photo): boolean =>
    one.path === path;

/**
 * Plans adding an office photo to a record. Idempotent, even if the photo was removed meanwhile.
 * @param record the current one; null if it was deleted
 * @param stored the file in storage; null if there is none
 */
export const planOfficePhoto = (
  record: OfficePhotos | null,
  added: Photo & Pick<SentPhoto, 'sha256'>,
  stored: StoredFile | null,
): OfficePhotoPlan => {
  if (record === null) return { ok: false, code: 'gone' };
  const { officePhotos, removedPhotos: removed } = record;
  if ([...officePhotos, ...removed].some(isAt(added.path))) return { ok: true, photos: null };
  if (!isSentPhoto(stored, added)) return { ok: false, code: 'notTheFile' };
  const isFull =
    officePhotos.length >= maxOfficePhotos || officePhotos.length + removed.length >= maxOfficePhotosEver;
  return isFull ? { ok: false, code: 'full' } : { ok: true, photos: [...officePhotos, added] };
};

/** The result of removing a photo: remaining and removed ones, or null if it was already removed. */
export type PhotoRemovalPlan = Decision<{ fields: OfficePhotos | null }, 'gone'>;

/**
 * Plans removing an office photo. Field photos are not among them, so they can't be removed.
 * @param record the current one; null if it was deleted
 * @param by the login uid of the person who removes it
 * @param at epoch milliseconds
 */
export const planPhotoRemoval = (
  record: OfficePhotos | null,
  path: string,
  by: string,
  at: number,
): PhotoRemovalPlan => {
  if (record?.removedPhotos.some(isAt(path))) return { ok: true, fields: null };
  const found = record?.officePhotos.find(isAt(path));
  if (!record || !found) return { ok: false, code: 'gone' };
  return {
    ok: true,
    fields: {
      officePhotos: record.officePhotos.filter((one) => one !== found),
      removedPhotos: [...record.removedPhotos, { ...found, removedAt: at, removedBy: by }],
    },
  };
};
