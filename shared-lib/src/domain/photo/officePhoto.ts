import * as z from 'zod/mini';
import { sentId } from '../base/fields.ts';
import { maxOfficePhotos, maxOfficePhotosEver, type RemovedPhoto } from './officePhotoFields.ts';
import type { Photo } from './photo.ts';
import type { Decision } from '../change/decision.ts';

/** The photos of the office on a record, and those that were. */
export interface OfficePhotos {
  readonly officePhotos: readonly Photo[];
  readonly removedPhotos: readonly RemovedPhoto[];
}

/** The records to which the office adds photos. To a service log it adds one by a correction. */
export const photoRecords = ['shiftReports', 'violations'] as const;

export type PhotoRecords = (typeof photoRecords)[number];

/** The name of a photo's file: a random one, so that none is ever used twice, and none is one of the field, whose names are numbers. */
const fileName = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/));

/** A file that the office has stored: its name in the record's folder, and the SHA-256 of what was sent, in hexadecimal. */
export const sentPhotoSchema = z.object({
  name: fileName,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type SentPhoto = z.output<typeof sentPhotoSchema>;

/** What the office says of a photo that it adds to a record, once its file is stored. */
export const officePhotoSchema = z.extend(sentPhotoSchema, {
  records: z.enum(photoRecords),
  recordId: sentId,
});

export type OfficePhotoAsked = z.output<typeof officePhotoSchema>;

/** Which photo of the office is to be removed from its record. */
export const photoRemovalSchema = z.object({
  records: z.enum([...photoRecords, 'serviceLogs']),
  recordId: sentId,
  name: fileName,
});

export type PhotoRemovalAsked = z.output<typeof photoRemovalSchema>;

/** Why a photo is not added: its record is gone, it has as many as it may have, or what is stored is not what was sent. */
export const officePhotoRefusals = ['gone', 'full', 'notTheFile'] as const;

export type OfficePhotoRefusal = (typeof officePhotoRefusals)[number];

/** What is known of a stored file. */
export interface StoredFile {
  readonly sha256: string;
  readonly contentType: string;
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
