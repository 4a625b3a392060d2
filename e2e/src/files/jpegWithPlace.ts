import type { Page } from '@playwright/test';

/** The bytes of an entry in an Exif directory. */
const entry = (tag: number, type: number, count: number, value: readonly number[]) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  Buffer.from(value).copy(bytes, 8);
  return bytes;
};

/** An Exif segment with a photo's location: 40° 42′ 46″ north. */
function segmentWithPlace(): Buffer {
  const header = Buffer.from('4d4d002a00000008', 'hex');
  const main = Buffer.concat([Buffer.from([0, 1]), entry(0x8825, 4, 1, [0, 0, 0, 26]), Buffer.alloc(4)]);
  const latitude = Buffer.alloc(24);
  [40, 1, 42, 1, 46, 1].forEach((number, index) => latitude.writeUInt32BE(number, index * 4));
  const place = Buffer.concat([
    Buffer.from([0, 2]),
    entry(1, 2, 2, [...Buffer.from('N\0')]),
    entry(2, 5, 3, [0, 0, 0, 56]),
    Buffer.alloc(4),
    latitude,
  ]);
  const tiff = Buffer.concat([header, main, place]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A photo like a phone's, 4,032 × 3,024 pixels and a few megabytes, with its location in the file. */
export async function jpegWithPlace(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4032, 3024);
    const context = canvas.getContext('2d')!;
    const grain = new ImageData(504, 378);
    crypto.getRandomValues(grain.data.subarray(0, 65_536));
    for (let at = 65_536; at < grain.data.length; at += 1) grain.data[at] = grain.data[(at * 7919) % 65_536]!;
    for (let at = 3; at < grain.data.length; at += 4) grain.data[at] = 255;
    const small = await createImageBitmap(grain);
    context.drawImage(small, 0, 0, 4032, 3024);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 32_768)
      text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(text);
  });
  const jpeg = Buffer.from(drawn, 'base64');
  // Right after the marker that begins every JPEG.
  return Buffer.concat([jpeg.subarray(0, 2), segmentWithPlace(), jpeg.subarray(2)]);
}
