import { storagePaths, type PhotoRecords } from '../../domain/index.ts';
import { storageProblem } from '../pictures/storageProblem.ts';
import { addStoredPhoto } from '../callables/photoCallables.ts';
import { deleteFile, sendFile } from '../pictures/storageFiles.ts';
import { reportProblem } from '../reportProblem.ts';
import type { AddedPhoto, OfficePhotoTarget, PhotoUploadOptions, PreparedPhoto } from './photoUpload.ts';

const pathOf = ({ customerId, records, recordId }: OfficePhotoTarget, name: string): string =>
  storagePaths.recordPhoto(customerId, records, recordId, name);

/** Deletes a file that no record uses. Never throws. */
export async function deletePhotoFile(target: OfficePhotoTarget, name: string): Promise<void> {
  try {
    await deleteFile(pathOf(target, name));
  } catch (cause) {
    if (storageProblem(cause) !== 'object-not-found')
      reportProblem('A photo that no record names could not be deleted', cause);
  }
}

/** Photos whose files are stored, and may already be in a record: a retry doesn't send them again. */
const sent = new WeakSet<PreparedPhoto>();

/** Implements `storePhotoFile`. */
export async function storeFile(
  target: OfficePhotoTarget,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> {
  if (sent.has(photo)) return { ok: true };
  try {
    await sendFile(pathOf(target, photo.name), photo.file, { ...options, uploadedBy: target.uid });
  } catch (cause) {
    const problem = storageProblem(cause);
    if (problem !== 'canceled') reportProblem('Uploading a photo failed', cause);
    return { ok: false, problem };
  }
  if (options.signal.aborted) {
    await deletePhotoFile(target, photo.name);
    return { ok: false, problem: 'canceled' };
  }
  sent.add(photo);
  return { ok: true };
}

/** Implements `addOfficePhoto`. */
export async function storeOfficePhoto(
  target: OfficePhotoTarget<PhotoRecords>,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> {
  const arrived = await storeFile(target, photo, options);
  if (!arrived.ok) return arrived;
  const { records, recordId } = target;
  const { name, sha256 } = photo;
  const added = await addStoredPhoto({ records, recordId, name, sha256 });
  // The record may use it although the answer was lost, so the file stays.
  if (!added.ok) return { ok: false, problem: 'notSaved' };
  const { refused } = added.value;
  if (refused === null) return { ok: true };
  sent.delete(photo);
  await deletePhotoFile(target, name);
  return { ok: false, problem: refused };
}
