import { storagePaths, storageProblem } from '../../domain/index.ts';
import { addPhotoToReport } from '../callables/shiftReportCallables.ts';
import { deleteFile, sendFile } from '../pictures/storageFiles.ts';
import { reportProblem } from '../reportProblem.ts';
import type { AddedPhoto, PhotoUploadOptions, PreparedPhoto, ReportPhotoTarget } from './photoUpload.ts';

/** Deletes a file that no record names. */
async function cleanUp(path: string): Promise<void> {
  try {
    await deleteFile(path);
  } catch (cause) {
    if (storageProblem(cause) !== 'object-not-found')
      reportProblem('A photo that no report names could not be deleted', cause);
  }
}

/** The photos whose files have arrived, and may be named already: another try does not send them again. */
const sent = new WeakSet<PreparedPhoto>();

/** What `addReportPhoto` does, once its code is here. */
export async function storeReportPhoto(
  { customerId, reportId, uid }: ReportPhotoTarget,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> {
  const { file, sha256, name } = photo;
  const path = storagePaths.recordPhoto(customerId, 'shiftReports', reportId, name);
  try {
    if (!sent.has(photo)) await sendFile(path, file, { ...options, uploadedBy: uid });
  } catch (cause) {
    const problem = storageProblem(cause);
    if (problem !== 'canceled') reportProblem('Uploading a photo failed', cause);
    return { ok: false, problem };
  }
  if (options.signal.aborted && !sent.has(photo)) {
    await cleanUp(path);
    return { ok: false, problem: 'canceled' };
  }
  sent.add(photo);
  const added = await addPhotoToReport({ reportId, name, sha256 });
  // The report may name it although the answer was lost, so the file stays.
  if (!added.ok) return { ok: false, problem: 'notSaved' };
  const { refused } = added.value;
  if (refused === null) return { ok: true };
  sent.delete(photo);
  await cleanUp(path);
  return { ok: false, problem: refused };
}
