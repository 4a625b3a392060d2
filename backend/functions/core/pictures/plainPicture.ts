import { plainJpeg } from './plainJpeg.ts';
import { isPng, plainPng } from './plainPng.ts';
import { isWebp, plainWebp } from './plainWebp.ts';

/** A picture without metadata, as others may see it. */
export interface PlainPicture {
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Never larger than the original. */
  readonly bytes: Buffer;
}

const as = (contentType: PlainPicture['contentType'], bytes: Buffer | null): PlainPicture | null =>
  bytes && { contentType, bytes };

/**
 * A picture without what a camera or an editor wrote into it: place, time, owner, texts. Its first bytes decide its type, not its name.
 * Field photos are stored with their metadata, since their hash is evidence, and leave the business without it.
 * @returns null for what is no JPEG, PNG or WebP, or is broken off
 */
export const plainPicture = (bytes: Buffer): PlainPicture | null => {
  if (isPng(bytes)) return as('image/png', plainPng(bytes));
  if (isWebp(bytes)) return as('image/webp', plainWebp(bytes));
  return as('image/jpeg', plainJpeg(bytes, Infinity));
};
