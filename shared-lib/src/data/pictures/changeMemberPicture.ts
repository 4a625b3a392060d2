import { reportProblem } from '../reportProblem.ts';
import type { PictureOptions, PictureResult } from './replacePicture.ts';

/**
 * Changes or removes a member's picture. The file is stored first, under a new name; then the record changes; then
 * the previous file is deleted. An interrupted change keeps the previous picture. The code and the storage SDK load
 * with the first picture, so other pages don't pay for them. Never throws.
 * @param picture ready to store; null for none.
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
