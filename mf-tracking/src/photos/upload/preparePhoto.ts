import { photoFault, photoRules, decodingFault, type PhotoFault } from 'shared-lib/domain';
import type { PreparedPhoto } from '../../data/photoUpload.ts';
import { storedSize } from './storedSize.ts';

export type Preparation =
  | { readonly ok: true; readonly photo: PreparedPhoto }
  | { readonly ok: false; readonly fault: PhotoFault };

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Redraws an image, scaled down if large, which drops metadata about place, time and camera. */
async function redraw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = storedSize(picture);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw a photo on');
    // JPEG has no transparency; it would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return await canvas.convertToBlob({ type: photoRules.storedType, quality: photoRules.quality });
  } finally {
    picture.close();
  }
}

/** Converts a file for storage: a JPEG of limited size, without the camera's metadata. Never throws. */
export async function preparePhoto(file: File): Promise<Preparation> {
  const fault = photoFault(file);
  if (fault) return { ok: false, fault };
  try {
    const drawn = await redraw(file);
    const sha256 = hexOf(await crypto.subtle.digest('SHA-256', await drawn.arrayBuffer()));
    return { ok: true, photo: { file: drawn, sha256, name: `${crypto.randomUUID()}.jpg` } };
  } catch {
    return { ok: false, fault: decodingFault(file) };
  }
}
