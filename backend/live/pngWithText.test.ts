import { crc32, inflateSync } from 'node:zlib';
import { pictureOf } from '../seed/pictures/scenes.ts';
import { pngWithText } from './pngWithText.ts';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly isIntact: boolean;
}

const chunksOf = (png: Uint8Array): Chunk[] => {
  const bytes = Buffer.from(png);
  const chunks: Chunk[] = [];
  for (let start = 8; start < bytes.length;) {
    const length = bytes.readUInt32BE(start);
    const body = bytes.subarray(start + 4, start + 8 + length);
    chunks.push({
      type: body.toString('latin1', 0, 4),
      data: body.subarray(4),
      isIntact: crc32(body) === bytes.readUInt32BE(start + 8 + length),
    });
    start += 12 + length;
  }
  return chunks;
};

const picture = new Uint8Array(pictureOf('loose-trash'));

test('the text is a separate chunk before the end, and the picture stays', () => {
  const [before, after] = [chunksOf(picture), chunksOf(pngWithText(picture, 'r1/1.png'))];
  const types = after.map(({ type }) => type);
  expect(types.slice(-2)).toEqual(['tEXt', 'IEND']);
  expect(after.every(({ isIntact }) => isIntact)).toBe(true);
  const pixels = (chunks: readonly Chunk[]) =>
    inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  expect(pixels(after)).toEqual(pixels(before));
  expect(after.find(({ type }) => type === 'tEXt')?.data.toString('latin1')).toBe('Comment\0r1/1.png');
});
