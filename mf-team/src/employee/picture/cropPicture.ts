import { memberPicture } from 'shared-lib/domain';

/** A square of a picture, in its pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Redraws a square of a picture, no larger than the stored size. Only the pixels remain: location and camera
 * data are dropped.
 * @returns a WebP, or a PNG if the browser can't encode WebP; null when it can't be drawn.
 */
export async function cropPicture(image: HTMLImageElement, area: CropArea): Promise<Blob | null> {
  const side = Math.max(1, Math.min(memberPicture.side, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((settle) => canvas.toBlob(settle, 'image/webp', 0.86));
}
