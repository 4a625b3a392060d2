import { pngFile, type Color } from 'backend/functions/core/pictures/pngFile.ts';

/** The positions of the mark's windows on a square of 32: the lit one is the last. */
const windows = [
  [9, 9],
  [18, 9],
  [18, 18],
  [9, 18],
] as const;
const ofSquare = 32;
const windowSize = 5;
const lit: Color = [0xff, 0xd8, 0x8a];
const white = 255;
/** How much of a dark window is white. */
const share = 0.55;

const colorOf = (hex: string): Color => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 0xff, bits & 0xff];
};

/** The pixels' colors by palette index. */
const ground = 0;
const dark = 1;
const light = 2;

/** Size and offset of the mark, in pixels. */
interface Placed {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The part of the mark that a pixel shows. */
const pixelAt = ({ scale, left, top }: Placed, x: number, y: number): number => {
  const [markX, markY] = [(x + 0.5 - left) / scale, (y + 0.5 - top) / scale];
  const at = windows.findIndex(
    ([from, down]) =>
      markX >= from && markX < from + windowSize && markY >= down && markY < down + windowSize,
  );
  if (at < 0) return ground;
  return at === windows.length - 1 ? light : dark;
};

/**
 * A PNG of the product's mark on the business's color, where no other format works: phones' home screens and
 * chats. It contains no text, so it is the same for all of a business's communities.
 * @param color `#rrggbb`
 * @param width in pixels
 * @param height in pixels
 */
export const markPicture = (color: string, width: number, height: number): Buffer => {
  const own = colorOf(color);
  const mixed = own.map((part) => Math.round(part * (1 - share) + white * share));
  const scale = Math.min(width, height) / ofSquare;
  const placed = { scale, left: (width - ofSquare * scale) / 2, top: (height - ofSquare * scale) / 2 };
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(width + 1);
    for (let x = 0; x < width; x++) row[x + 1] = pixelAt(placed, x, y);
    return row;
  });
  return pngFile({ width, height, palette: [own, mixed as unknown as Color, lit], rows });
};
