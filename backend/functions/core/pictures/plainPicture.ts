import { plainJpeg } from './plainJpeg.ts';
import { isPng, plainPng } from './plainPng.ts';
import { isWebp, plainWebp } from './plainWebp.ts';

/** A picture without metadata, safe to show to others. */
export interface PlainPicture {
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Never larger than the original. */
  readonly bytes: Buffer;
}

const as = (contentType: PlainPicture['contentType'], bytes: Buffer | null): PlainPicture | null =>
  bytes && { contentType, bytes };

/**
 * A picture without the metadata of cameras and editors: place, time, owner, texts. Its first bytes determine its type, not its name. Field
 * photos are stored with metadata, because their hash is evidence; it is removed when they leave the business.
 * @returns null if it isn't a complete JPEG, PNG or WebP
 */
export const plainPicture = (bytes: Buffer): PlainPicture | null => {
  if (isPng(bytes)) return as('image/png', plainPng(bytes));
  if (isWebp(bytes)) return as('image/webp', plainWebp(bytes));
  return as('image/jpeg', plainJpeg(bytes, Infinity));
};
