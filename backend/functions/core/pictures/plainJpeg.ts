/** The longest side of a picture from strangers, in pixels. A larger one is slow to open. */
const longestSide = 4096;

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, adobe: 0xee, comment: 0xfe } as const;

const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

/** Metadata that cameras write on place, time and owner, and that editors add: everything but the color data. */
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
 * A JPEG without camera metadata and without anything after its end.
 * @param longest the longest side in pixels
 * @returns null for bytes that aren't a JPEG, are truncated, or have a longer side
 */
export const plainJpeg = (bytes: Buffer, longest = longestSide): Buffer | null => {
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
