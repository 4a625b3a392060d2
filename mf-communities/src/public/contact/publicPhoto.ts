import { photoFault, photoRules, decodingFault, type PhotoFault } from 'shared-lib/domain';
import { maxPublicPhotoBytes } from 'mf-communities/domain';

/** Sizes in pixels and qualities to try until a photo is small enough to send. */
const tries = [
  { side: 1600, quality: 0.82 },
  { side: 1280, quality: 0.7 },
  { side: 900, quality: 0.6 },
] as const;

type PublicPhoto =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly fault: PhotoFault };

const drawn = async (picture: ImageBitmap, { side, quality }: (typeof tries)[number]): Promise<Blob> => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const size = [picture.width, picture.height].map((pixels) => Math.max(1, Math.round(pixels * scale)));
  const canvas = new OffscreenCanvas(size[0]!, size[1]!);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw a photo on');
  // A JPEG has no transparent parts; they would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: photoRules.storedType, quality });
};

/**
 * Converts a selected file to a small JPEG for sending. It is redrawn, so it holds no location, time or
 * camera data. Never throws.
 */
export async function publicPhoto(file: File): Promise<PublicPhoto> {
  const fault = photoFault(file);
  if (fault) return { ok: false, fault };
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      for (const one of tries) {
        const blob = await drawn(picture, one);
        if (blob.size <= maxPublicPhotoBytes) return { ok: true, file: blob };
      }
      return { ok: false, fault: 'tooLarge' };
    } finally {
      picture.close();
    }
  } catch {
    return { ok: false, fault: decodingFault(file) };
  }
}

/** A photo's bytes in base64, as a form sends them. */
export const inBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read'));
    reader.readAsDataURL(file);
  });
