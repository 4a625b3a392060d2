import { memberPicture } from 'shared-lib/domain';

/** Why a file can't be a member's picture. */
export type PictureFault = 'type' | 'empty' | 'tooLarge' | 'unreadable' | 'tooManyPixels';

/**
 * Checks a selected file before it is decoded; null if it is fine.
 * @param type the media type reported by the browser.
 * @param size in bytes.
 */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!memberPicture.types.some((allowed) => allowed === type)) return 'type';
  if (size === 0) return 'empty';
  return size > memberPicture.maxBytes ? 'tooLarge' : null;
}

/** Checks a picture's dimensions, read from its header; null if they are fine. */
export function sizeFault(width: number, height: number): PictureFault | null {
  if (width < 1 || height < 1) return 'unreadable';
  return width * height > memberPicture.maxPixels ? 'tooManyPixels' : null;
}
