import { stripJpegMetadata, stripMetadata } from './stripMetadata.ts';
import { pngFile } from './pngFile.ts';

const png = pngFile({ width: 1, height: 1, rows: [Buffer.from([0, 255, 0, 0])] });
const head = png.subarray(0, 33);
const end = png.subarray(-12);
const pixels = png.subarray(33, -12);
const pngChunk = (type: string, content: string | Buffer, length = content.length) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return Buffer.concat([size, Buffer.from(type), Buffer.from(content), Buffer.alloc(4)]);
};
const transparent = pngChunk('tRNS', '\0\0\0\0\0\0');
const told = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP', 'dSIG', 'prVt'].map((type) =>
  pngChunk(type, 'Hana, 40.7 -74.0'),
);

const chunk = (type: string, content: string | Buffer, length = content.length) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(length);
  return Buffer.concat([Buffer.from(type), size, Buffer.from(content), Buffer.alloc(content.length % 2)]);
};
const webp = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
const simple = chunk('VP8 ', 'pixels');
const extended = (flags: number) => chunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
const exif = chunk('EXIF', 'Exif\0\0GPS 40.7 -74.0');
const profile = chunk('ICCP', 'Hana display');
const xmp = chunk('XMP ', '<x:xmpmeta/>');
const frame = (...chunks: Buffer[]) => chunk('ANMF', Buffer.concat([Buffer.alloc(16), ...chunks]));
const transparentWebp = chunk('ALPH', 'odd');

const jpeg = Buffer.from('ffd8ffc0000b080001000101011100ffda0008010100003f0001ffd9', 'hex');
const jpegWithPlace = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from('ffe10008', 'hex'),
  Buffer.from('Exif40'),
  jpeg.subarray(2),
]);

test.each<[string, Buffer, string, Buffer]>([
  ['a JPEG with its location', jpegWithPlace, 'image/jpeg', jpeg],
  ['a plain PNG', png, 'image/png', png],
  ['a PNG with texts and location', Buffer.concat([head, ...told, pixels, ...told, end]), 'image/png', png],
  [
    'a PNG with transparent parts',
    Buffer.concat([head, transparent, ...told, pixels, end]),
    'image/png',
    Buffer.concat([head, transparent, pixels, end]),
  ],
  ['a PNG with data after its end', Buffer.concat([png, Buffer.from('<script>')]), 'image/png', png],
  ['a plain WebP', webp(simple), 'image/webp', webp(simple)],
  [
    'a WebP with location, texts and profile',
    webp(extended(0x3c), profile, simple, exif, xmp, chunk('priv', 'x')),
    'image/webp',
    webp(extended(0x10), simple),
  ],
  [
    'a WebP with transparent parts',
    webp(extended(0x18), transparentWebp, simple, exif),
    'image/webp',
    webp(extended(0x10), transparentWebp, simple),
  ],
  [
    'an animated WebP with texts within its frames',
    webp(extended(0x0a), chunk('ANIM', 'abcdef'), frame(transparentWebp, simple, exif), xmp, frame(simple)),
    'image/webp',
    webp(extended(0x02), chunk('ANIM', 'abcdef'), frame(transparentWebp, simple), frame(simple)),
  ],
  ['a WebP with data after its end', Buffer.concat([webp(simple), exif]), 'image/webp', webp(simple)],
])('%s', (_, bytes, contentType, expected) => {
  const before = Buffer.from(bytes);
  expect(stripMetadata(bytes)).toEqual({ contentType, bytes: expected });
  expect(stripMetadata(expected)).toEqual({ contentType, bytes: expected });
  expect(bytes).toEqual(before);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['only a PNG’s signature', png.subarray(0, 8)],
  ['a PNG without pixels', Buffer.concat([head, end])],
  ['a PNG without its end', png.subarray(0, -12)],
  ['a PNG without its header', Buffer.concat([png.subarray(0, 8), pixels, end])],
  ['a PNG with two headers', Buffer.concat([head, head.subarray(8), pixels, end])],
  [
    'a PNG with a long header',
    Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', 'x'.repeat(40)), pixels, end]),
  ],
  ['a PNG with a length beyond its end', Buffer.concat([head, pngChunk('tEXt', 'x', 200), pixels, end])],
  ['a PNG with a huge length', Buffer.concat([head, pngChunk('IDAT', 'x', 0xffffffff), end])],
  ['a WebP without chunks', webp()],
  ['a WebP without pixels', webp(extended(0), exif)],
  ['a truncated WebP', webp(simple).subarray(0, -2)],
  ['a WebP whose chunk is longer than the file', webp(chunk('VP8 ', 'x', 400))],
  ['a WebP with a huge length', webp(simple, chunk('EXIF', 'x', 0xffffffff))],
  ['a WebP with half a chunk header', webp(simple, Buffer.from('EXIF\x01'))],
  ['a WebP with an empty extension', webp(chunk('VP8X', ''), simple)],
  ['a WebP with a frame without pixels', webp(frame(exif))],
  ['a WebP with a truncated frame', webp(chunk('ANMF', 'x'))],
  ['a RIFF that claims no size', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), simple])],
])('%s isn’t a picture', (_, bytes) => {
  expect(stripMetadata(bytes)).toBeNull();
});

test('however a picture is damaged, the output is never larger, and nothing throws', () => {
  const whole = [
    Buffer.concat([head, ...told, pixels, end]),
    webp(extended(0x3c), profile, frame(simple, exif), simple, exif, xmp),
    jpegWithPlace,
  ];
  for (const picture of whole) {
    for (let at = 0; at < picture.length; at += 1) {
      for (const byte of [0, 1, 0x7f, 0xff]) {
        const damaged = Buffer.from(picture);
        damaged[at] = byte;
        for (const bytes of [damaged, damaged.subarray(0, at)]) {
          const plain = stripMetadata(bytes);
          expect(plain?.bytes.length ?? 0).toBeLessThanOrEqual(bytes.length);
        }
      }
    }
  }
});

describe('stripJpegMetadata', () => {
  const segment = (kind: number, ...content: number[]) => [0xff, kind, 0, content.length + 2, ...content];
  const start = [0xff, 0xd8];
  const end = [0xff, 0xd9];
  const frame = (width: number, height: number) =>
    segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
  const exif = segment(0xe1, ...Buffer.from('Exif\0\0GPS 40.7 -74.0'));
  const comment = segment(0xfe, ...Buffer.from('Hana’s camera'));
  const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 0xff, 0, 2, 0xff, 0xd0, 3];
  const jfif = segment(0xe0, ...Buffer.from('JFIF\0'));
  const picture = (...parts: number[][]) => Buffer.from([...start, ...parts.flat()]);
  const plain = picture(jfif, frame(8, 8), scan, end);

  test.each<[string, Buffer, Buffer | null]>([
    ['a plain picture', plain, plain],
    ['one with location and comment', picture(jfif, exif, comment, frame(8, 8), scan, end), plain],
    ['one with a page after its end', Buffer.concat([plain, Buffer.from('<script>')]), plain],
    ['one of several scans', picture(frame(8, 8), scan, scan, end), picture(frame(8, 8), scan, scan, end)],
    ['a truncated one', plain.subarray(0, -2), null],
    ['one without a frame', picture(scan, end), null],
    ['one that is too wide', picture(frame(4097, 8), scan, end), null],
    ['one without height', picture(frame(8, 0), scan, end), null],
    ['a length beyond the end', picture([0xff, 0xe1, 0xff, 0xff]), null],
    ['a zero length', picture([0xff, 0xe1, 0, 0]), null],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), null],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), null],
    ['a drawing with scripts', Buffer.from('<svg onload="alert(1)"/>'), null],
    ['nothing', Buffer.alloc(0), null],
    ['only the start marker', Buffer.from(start), null],
  ])('%s', (_, bytes, expected) => {
    expect(stripJpegMetadata(bytes)).toEqual(expected);
  });
});
