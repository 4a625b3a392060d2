/** Chunks that draw the picture, animations included; no place, time, device, texts or color profile. */
const kept: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const keptInFrame: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH']);

/** The bits of `VP8X` that announce a color profile, EXIF and XMP. */
const metadataBits = 0x20 | 0x08 | 0x04;

/** Bytes at the start of an animation frame: its position and duration. */
const frameHead = 16;

/** Whether bytes begin like a WebP. */
export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const chunk = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** Keeps only the wanted chunks; null if one is truncated or none has pixels. */
function plainChunks(bytes: Buffer, isKept: ReadonlySet<string>): Buffer | null {
  const parts: Buffer[] = [];
  let hasPixels = false;
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return null;
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    at = end + (length % 2);
    if (at > bytes.length) return null;
    if (!isKept.has(type)) continue;
    const content = plainContent(type, bytes.subarray(end - length, end));
    if (content === null) return null;
    hasPixels ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    parts.push(chunk(type, content));
  }
  return hasPixels ? Buffer.concat(parts) : null;
}

function plainContent(type: string, content: Buffer): Buffer | null {
  if (type === 'VP8X') {
    const [flags] = content;
    return flags === undefined
      ? null
      : Buffer.concat([Buffer.from([flags & ~metadataBits]), content.subarray(1)]);
  }
  if (type !== 'ANMF') return content;
  const pixels = plainChunks(content.subarray(frameHead), keptInFrame);
  return pixels && Buffer.concat([content.subarray(0, frameHead), pixels]);
}

/**
 * A WebP without its metadata or anything after its end (RFC 9649, section 2).
 * @returns null for bytes that aren't a WebP or are truncated
 */
export const stripWebpMetadata = (bytes: Buffer): Buffer | null => {
  if (!isWebp(bytes)) return null;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const chunks = plainChunks(bytes.subarray(12, end), kept);
  return chunks && chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), chunks]));
};
