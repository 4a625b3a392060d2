import type { Picture } from './drawing.ts';

/** Pixels on the longer side; at a label logo's size, no printer resolves more. */
const longestSide = 480;

const jpegQuality = 0.9;

/** A canvas's content as a picture. */
export function canvasToPicture(canvas: HTMLCanvasElement): Picture {
  const address = canvas.toDataURL('image/jpeg', jpegQuality);
  const jpeg = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
  return { jpeg, address, width: canvas.width, height: canvas.height };
}

/** Converts an image file for a PDF, with transparency on white; null if it isn't an image. */
export async function fileToPicture(file: Blob): Promise<Picture | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvasToPicture(canvas);
  } catch {
    return null;
  }
}
