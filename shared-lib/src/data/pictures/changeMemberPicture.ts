import { reportProblem } from '../reportProblem.ts';
import type { PictureOptions, PictureResult } from './replacePicture.ts';

/**
 * Gives a member another picture, or none. The file comes first, under a name that was never used; then the record; then the file
 * before goes. What is broken off leaves the picture from before. Its code and the storage SDK come with the first picture, so
 * that no other page pays for them. Never throws.
 * @param picture as it is to be kept; null for none.
 */
export async function changeMemberPicture(
  customerId: string,
  memberId: string,
  picture: Blob | null,
  options: PictureOptions,
): Promise<PictureResult> {
  try {
    const { replacePicture } = await import(/* webpackChunkName: "storage" */ './replacePicture.ts');
    return await replacePicture(customerId, memberId, picture, options);
  } catch (cause) {
    reportProblem('The code that changes a picture could not be loaded', cause);
    return { ok: false, problem: 'unknown' };
  }
}
