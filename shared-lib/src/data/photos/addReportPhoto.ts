import { reportProblem } from '../reportProblem.ts';
import type { AddedPhoto, PhotoUploadOptions, PreparedPhoto, ReportPhotoTarget } from './photoUpload.ts';

/**
 * Stores a photo of the office and adds it to a shift report. What is canceled leaves nothing; what failed may be tried again with the
 * same photo. Its code and the storage SDK come with the first photo. Never throws.
 */
export async function addReportPhoto(
  target: ReportPhotoTarget,
  photo: PreparedPhoto,
  options: PhotoUploadOptions,
): Promise<AddedPhoto> {
  try {
    const { storeReportPhoto } = await import(/* webpackChunkName: "storage" */ './storeReportPhoto.ts');
    return await storeReportPhoto(target, photo, options);
  } catch (cause) {
    reportProblem('The code that stores a photo could not be loaded', cause);
    return { ok: false, problem: 'unknown' };
  }
}
