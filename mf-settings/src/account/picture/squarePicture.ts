import { memberPicture } from 'shared-lib/domain';

/** A part of a picture, in pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Why a picture can't be used. */
export type SquareFault = 'unreadable' | 'tooManyPixels';

/** The square in the center of a picture, or the problem if it can't be drawn. */
export function middleOf(width: number, height: number): Square | SquareFault {
  const side = Math.min(width, height);
  if (side < 1) return 'unreadable';
  if (width * height > memberPicture.maxPixels) return 'tooManyPixels';
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/**
 * Redraws the center of a picture, upright and at the stored size. Only the pixels remain: metadata about where and
 * with what a photo was taken is dropped.
 * @returns a WebP, or a PNG if the browser can't encode WebP; the problem if the file isn't a picture.
 */
export async function squarePicture(file: Blob): Promise<Blob | SquareFault> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'unreadable';
  try {
    const middle = middleOf(picture.width, picture.height);
    if (typeof middle === 'string') return middle;
    const side = Math.min(memberPicture.side, middle.side);
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    if (!context) return 'unreadable';
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, middle.x, middle.y, middle.side, middle.side, 0, 0, side, side);
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
  } catch {
    return 'unreadable';
  } finally {
    picture.close();
  }
}
