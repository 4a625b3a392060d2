import { inflateSync } from 'node:zlib';
import { markPicture } from './markPicture.ts';

/** A pixel's palette index. */
const pixelOf = (png: Buffer, width: number, x: number, y: number) => {
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return rows[y * (width + 1) + 1 + x];
};

const paletteOf = (png: Buffer) => {
  const at = png.indexOf('PLTE');
  return [...png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))];
};

test('the mark is centered on the business’s color, with light in one window', () => {
  const png = markPicture('#7a1f5c', 320, 320);
  expect(paletteOf(png).slice(0, 3)).toEqual([0x7a, 0x1f, 0x5c]);
  expect([pixelOf(png, 320, 0, 0), pixelOf(png, 320, 100, 100), pixelOf(png, 320, 100, 200)]).toEqual([
    0, 1, 2,
  ]);
});

test('a wide one has the mark at half its width, and is small', () => {
  const png = markPicture('#0b5e55', 1200, 630);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(pixelOf(png, 1200, 600 - 90, 315 + 90)).toBe(2);
  expect(png.length).toBeLessThan(8000);
});
