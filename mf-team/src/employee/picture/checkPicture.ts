import { memberPicture } from 'shared-lib/domain';

/** Why a file can't be a member's picture. */
export type PictureFault = 'type' | 'empty' | 'tooLarge' | 'unreadable' | 'tooManyPixels';

/**
 * What is wrong with a chosen file, before anything of it is decoded; null when nothing is.
 * @param type the media type, as the browser names it.
 * @param size in bytes.
 */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!memberPicture.types.some((allowed) => allowed === type)) return 'type';
  if (size === 0) return 'empty';
  return size > memberPicture.maxBytes ? 'tooLarge' : null;
}

/** What is wrong with a picture of so many pixels, known from its head; null when nothing is. */
export function sizeFault(width: number, height: number): PictureFault | null {
  if (width < 1 || height < 1) return 'unreadable';
  return width * height > memberPicture.maxPixels ? 'tooManyPixels' : null;
}
