import { plainJpeg } from './plainJpeg.ts';
import { isWebp, plainWebp } from './plainWebp.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that draw the picture and define its colors, animations included; no texts, place, time, device or color profile. */
const kept: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND'],
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'cICP', 'mDCV', 'cLLI'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** Whether bytes begin like a PNG. */
const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/**
 * A PNG without its metadata and without anything after its end (W3C PNG, third edition, chapter 5).
 * @returns null for bytes that aren't a PNG or are truncated
 */
const plainPng = (bytes: Buffer): Buffer | null => {
  if (!isPng(bytes)) return null;
  const parts: Buffer[] = [signature];
  let hasPixels = false;
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    const isFirst = parts.length === 1;
    if (end > bytes.length || isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) return null;
    hasPixels ||= type === 'IDAT';
    if (kept.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return hasPixels ? Buffer.concat(parts) : null;
    at = end;
  }
  return null;
};

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
