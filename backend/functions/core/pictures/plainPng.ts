const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that draw the picture and define its colors, animations included; no texts, place, time, device or color profile. */
const kept: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND'],
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'cICP', 'mDCV', 'cLLI'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** Whether bytes begin like a PNG. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/**
 * A PNG without its metadata and without anything after its end (W3C PNG, third edition, chapter 5).
 * @returns null for bytes that aren't a PNG or are truncated
 */
export const plainPng = (bytes: Buffer): Buffer | null => {
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
