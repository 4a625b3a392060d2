import type { PhotoRecords } from '../../domain/index.ts';
import { reportProblem } from '../reportProblem.ts';
import type { AddedPhoto, OfficePhotoTarget, PhotoUploadOptions, PreparedPhoto } from './photoUpload.ts';

/** The code for storing photos, and the storage SDK, load with the first photo. */
const storing = () => import(/* webpackChunkName: "storage" */ './storeOfficePhoto.ts');

const stored = async (
  store: (code: Awaited<ReturnType<typeof storing>>) => Promise<AddedPhoto>,
): Promise<AddedPhoto> => {
  try {
    return await store(await storing());
  } catch (cause) {
    reportProblem('The code that stores a photo could not be loaded', cause);
    return { ok: false, problem: 'unknown' };
  }
};

/**
 * Stores an office photo and adds it to a record. A canceled upload leaves nothing; a failed one can be retried with
 * the same photo. Never throws.
 */
export const addOfficePhoto = (
  target: OfficePhotoTarget<PhotoRecords>,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> => stored((code) => code.storeOfficePhoto(target, photo, options));

/** Stores the file of a photo that a form then adds. Never throws. */
export const storePhotoFile = (
  target: OfficePhotoTarget,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> => stored((code) => code.storeFile(target, photo, options));

/** Deletes the file of a photo that was not added after all. Never throws. */
export const deleteUnusedPhotoFile = async (target: OfficePhotoTarget, name: string): Promise<void> => {
  try {
    await (await storing()).deletePhotoFile(target, name);
  } catch (cause) {
    reportProblem('The code that deletes a photo could not be loaded', cause);
  }
};
