import { reportProblem } from 'shared-lib/data';
import { storageFiles, storageProblem } from 'shared-lib/data/kit';
import type { PhotoRecords } from 'mf-tracking/domain';
import { storagePaths } from 'shared-lib/domain';
import { callPhotos } from './callables.ts';
import type { AddedPhoto, OfficePhotoTarget, PhotoUploadOptions, PreparedPhoto } from './photoUpload.ts';

const pathOf = ({ customerId, records, recordId }: OfficePhotoTarget, name: string): string =>
  storagePaths.recordPhoto(customerId, records, recordId, name);

/** Deletes the file of a photo that was not added after all. Never throws. */
export async function deleteUnusedPhotoFile(target: OfficePhotoTarget, name: string): Promise<void> {
  try {
    const { deleteFile } = await storageFiles();
    await deleteFile(pathOf(target, name));
  } catch (cause) {
    if (storageProblem(cause) !== 'object-not-found')
      reportProblem('An unused photo could not be deleted', cause);
  }
}

/** Photos whose files are stored, and may already be in a record: a retry doesn't send them again. */
const sent = new WeakSet<PreparedPhoto>();

/** Stores the file of a photo that a form then adds. Never throws. */
export async function storePhotoFile(
  target: OfficePhotoTarget,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> {
  if (sent.has(photo)) return { ok: true };
  try {
    const { sendFile } = await storageFiles();
    await sendFile(pathOf(target, photo.name), photo.file, { ...options, uploadedBy: target.uid });
  } catch (cause) {
    const problem = storageProblem(cause);
    if (problem !== 'canceled') reportProblem('Uploading a photo failed', cause);
    return { ok: false, problem };
  }
  if (options.signal.aborted) {
    await deleteUnusedPhotoFile(target, photo.name);
    return { ok: false, problem: 'canceled' };
  }
  sent.add(photo);
  return { ok: true };
}

/**
 * Stores an office photo and adds it to a record. A canceled upload leaves nothing; a failed one can be retried with
 * the same photo. Never throws.
 */
export async function addOfficePhoto(
  target: OfficePhotoTarget<PhotoRecords>,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> {
  const arrived = await storePhotoFile(target, photo, options);
  if (!arrived.ok) return arrived;
  const { records, recordId } = target;
  const { name, sha256 } = photo;
  const added = await callPhotos('addOfficePhoto', { records, recordId, name, sha256 });
  // The response may have been lost after the record was saved, so the file stays.
  if (!added.ok) return { ok: false, problem: 'notSaved' };
  const { refused } = added.value;
  if (refused === null) return { ok: true };
  sent.delete(photo);
  await deleteUnusedPhotoFile(target, name);
  return { ok: false, problem: refused };
}
