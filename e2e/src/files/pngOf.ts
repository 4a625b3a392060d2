import { pngFile, type Colour } from '../../../backend/functions/core/pictures/pngFile.ts';

/** A PNG picture whose left half has one colour and whose right half another. */
export function pngOf(width: number, height: number, left: Colour, right: Colour): Buffer {
  const row = Buffer.from([
    0,
    ...Array.from({ length: width }, (_, x) => (x < width / 2 ? left : right)).flat(),
  ]);
  return pngFile({ width, height, rows: Array.from({ length: height }, () => row) });
}
