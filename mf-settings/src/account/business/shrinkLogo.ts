import { logoRules } from 'shared-lib/domain';

/** Sizes to try for storing a logo, best first. */
const tries = [1, 0.75, 0.5, 0.3].map((share) => Math.round(logoRules.longestSide * share));

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('A logo could not be read'));
    reader.readAsDataURL(blob);
  });
}

/** A logo at its display size, and its `data:` URL. */
interface ShrunkLogo {
  readonly file: Blob;
  readonly address: string;
}

/**
 * Downscales a logo to its display size, on a transparent background.
 * @returns null for a file that the browser can't read as a picture, or that stays too large.
 */
export async function shrinkLogo(file: Blob): Promise<ShrunkLogo | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    for (const longestSide of tries) {
      const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(picture.width * scale)),
        Math.max(1, Math.round(picture.height * scale)),
      );
      const context = canvas.getContext('2d');
      if (!context) return null;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      // A browser that can't encode WebP returns a PNG instead.
      const shrunk = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
      const address = await addressOf(shrunk);
      if (address.length <= logoRules.maxLength) return { file: shrunk, address };
    }
    return null;
  } finally {
    picture.close();
  }
}
