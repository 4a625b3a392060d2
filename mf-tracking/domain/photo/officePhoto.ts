import {
  maxOfficePhotos,
  maxOfficePhotosEver,
  type RemovedPhoto,
  type Photo,
  type SentPhoto,
  type OfficePhotoRefusal,
  type StoredFile,
  type Decision,
} from 'shared-lib/domain';

/** The photos of the office on a record, and those that were. */
export interface OfficePhotos {
  readonly officePhotos: readonly Photo[];
  readonly removedPhotos: readonly RemovedPhoto[];
}

/** Whether what is stored is the photo that was sent. */
export const isSentPhoto = (stored: StoredFile | null, { sha256 }: Pick<SentPhoto, 'sha256'>): boolean =>
  stored?.sha256 === sha256 && stored.contentType === 'image/jpeg';

/** What adding a photo comes to: the record's photos with it, or null where it was added before. */
export type OfficePhotoPlan = Decision<{ photos: readonly Photo[] | null }, OfficePhotoRefusal>;

const isAt =
  (path: string) =>
  (one: Photo): boolean =>
    one.path === path;

/**
 * What adding a photo of the office to a record comes to. It may be asked for again, even when the photo was removed meanwhile.
 * @param record as it is; null when it is gone
 * @param stored the file as it lies in the storage; null when there is none
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

/** What removing a photo comes to: what is left and what was, or null where it was removed before. */
export type PhotoRemovalPlan = Decision<{ fields: OfficePhotos | null }, 'gone'>;

/**
 * What removing a photo of the office comes to. One that the field took is none of these, so it is never removed.
 * @param record as it is; null when it is gone
 * @param by the login uid of who removes it
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
