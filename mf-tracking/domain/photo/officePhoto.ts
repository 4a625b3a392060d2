import {
  maxOfficePhotos,
  maxOfficePhotosTotal,
  type RemovedPhoto,
  type Photo,
  type Decision,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { idInput } from 'shared-lib/domain/schema';

/** A record's current and removed office photos. */
export interface OfficePhotos {
  readonly officePhotos: readonly Photo[];
  readonly removedPhotos: readonly RemovedPhoto[];
}

/** The records that the office can add photos to. A service log gets one through a correction. */
const photoRecords = ['shiftReports', 'violations'] as const;

export type PhotoRecords = (typeof photoRecords)[number];

/**
 * The name of an office photo's file: random, so it is never reused and never matches a field photo, whose names are
 * numbers.
 */
const fileName = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/));

/** A file stored by the office: its name in the record's folder, and the SHA-256 of the bytes sent, in hexadecimal. */
export const sentPhotoSchema = z.object({
  name: fileName,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type SentPhoto = z.output<typeof sentPhotoSchema>;

/** The office's request to add a photo to a record, once its file is stored. */
export const officePhotoSchema = z.extend(sentPhotoSchema, {
  records: z.enum(photoRecords),
  recordId: idInput,
});

export type OfficePhotoRequest = z.output<typeof officePhotoSchema>;

/** The office's request to remove its photo from a record. */
export const photoRemovalSchema = z.object({
  records: z.enum([...photoRecords, 'serviceLogs']),
  recordId: idInput,
  name: fileName,
});

export type PhotoRemovalRequest = z.output<typeof photoRemovalSchema>;

/**
 * Why a photo isn't added: its record was deleted, the record has its maximum of photos, or the stored file isn't the
 * one sent.
 */
export const officePhotoRefusals = ['gone', 'full', 'notTheFile'] as const;

export type OfficePhotoRefusal = (typeof officePhotoRefusals)[number];

/** The facts about a stored file. */
export interface StoredFile {
  readonly sha256: string;
  readonly contentType: string;
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
 * Plans adding an office photo to a record. Idempotent, even if the photo has since been removed.
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
    officePhotos.length >= maxOfficePhotos || officePhotos.length + removed.length >= maxOfficePhotosTotal;
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
