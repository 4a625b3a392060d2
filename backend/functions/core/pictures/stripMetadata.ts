import { isWebp, stripWebpMetadata } from './stripWebpMetadata.ts';

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
 * A PNG without its metadata or anything after its end (W3C PNG, third edition, chapter 5).
 * @returns null for bytes that aren't a PNG or are truncated
 */
const stripPngMetadata = (bytes: Buffer): Buffer | null => {
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

/** The longest side of a picture from strangers, in pixels. A larger one is slow to open. */
const longestSide = 4096;

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, adobe: 0xee, comment: 0xfe } as const;

const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

/**
 * Metadata that cameras write about place, time and owner, and that editors add: everything but the color data.
 */
const isMetadata = (kind: number) =>
  (kind > 0xe0 && kind <= 0xef && kind !== marker.adobe) || kind === marker.comment;

/** Where the next marker after a scan's bytes is. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
};

/**
 * A JPEG without camera metadata or anything after its end.
 * @param longest the longest side in pixels
 * @returns null for bytes that aren't a JPEG, are truncated, or have a longer side
 */
export const stripJpegMetadata = (bytes: Buffer, longest = longestSide): Buffer | null => {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const kind = bytes[at + 1]!;
    if (kind === marker.end) return hasFrame ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null;
    if (at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const after = at + 2 + length;
    if (length < 2 || after > bytes.length) return null;
    if (isFrame(kind)) {
      if (length < 8) return null;
      const sides = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      if (sides.some((side) => side === 0 || side > longest)) return null;
      hasFrame = true;
    }
    const end = kind === marker.scan ? endOfScan(bytes, after) : after;
    if (end === -1) return null;
    if (!isMetadata(kind)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
};

/**
 * A picture without the metadata of cameras and editors: place, time, owner, texts. Its first bytes determine its type, not its name. Field
 * photos are stored with metadata, because their hash is evidence; it is removed when they leave the business.
 * @returns null if it isn't a complete JPEG, PNG or WebP
 */
export const stripMetadata = (bytes: Buffer): PlainPicture | null => {
  if (isPng(bytes)) return as('image/png', stripPngMetadata(bytes));
  if (isWebp(bytes)) return as('image/webp', stripWebpMetadata(bytes));
  return as('image/jpeg', stripJpegMetadata(bytes, Infinity));
};
