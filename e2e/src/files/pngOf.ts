import { pngFile, type Color } from '../../../backend/functions/core/pictures/pngFile.ts';

/** A PNG picture with one color on the left half and another on the right. */
export function pngOf(width: number, height: number, left: Color, right: Color): Buffer {
  const row = Buffer.from([
    0,
    ...Array.from({ length: width }, (_, x) => (x < width / 2 ? left : right)).flat(),
  ]);
  return pngFile({ width, height, rows: Array.from({ length: height }, () => row) });
}
