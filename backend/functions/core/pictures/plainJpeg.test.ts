import { plainJpeg } from './plainJpeg.ts';

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
  expect(plainJpeg(bytes)).toEqual(expected);
});
