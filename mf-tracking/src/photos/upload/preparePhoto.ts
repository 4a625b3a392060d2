import { decodingFault, photoFault, photoRules, type PhotoFault } from 'shared-lib/domain';
import type { AddedPhoto, PreparedPhoto } from '../../data/photoUpload.ts';

export type Preparation =
  | { readonly ok: true; readonly photo: PreparedPhoto }
  | { readonly ok: false; readonly fault: PhotoFault };

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The size at which a picture is stored: same proportions, its longer side limited, never enlarged. In pixels. */
export function storedSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, photoRules.longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

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

/** Why a photo couldn't be stored. */
type StoreProblem = Extract<AddedPhoto, { ok: false }>['problem'];

/** A photo's upload status. */
export type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'refused'; readonly fault: PhotoFault }
  | { readonly step: 'sending'; readonly share: number }
  /** The prepared photo is kept, so a retry uploads the same one. */
  | { readonly step: 'failed'; readonly problem: StoreProblem; readonly photo: PreparedPhoto };

/** A photo being uploaded. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

type UploadChange =
  | { readonly what: 'chosen'; readonly uploads: readonly Upload[] }
  | { readonly what: 'is'; readonly id: string; readonly state: UploadState }
  | { readonly what: 'gone'; readonly id: string };

/** The uploads after a change. A removed one stays removed. */
export function uploadsReducer(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  switch (change.what) {
    case 'chosen':
      return [...uploads, ...change.uploads];
    case 'is':
      return uploads.map((upload) => (upload.id === change.id ? { ...upload, state: change.state } : upload));
    case 'gone':
      return uploads.filter(({ id }) => id !== change.id);
  }
}

/** Whether leaving the page would lose the upload. */
export const isUploading = ({ state }: Upload): boolean =>
  state.step === 'waiting' || state.step === 'sending';
