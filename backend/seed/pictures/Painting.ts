import { pngFile, type Color } from '../../functions/core/pictures/pngFile.ts';

type Point = readonly [x: number, y: number];

/** Whether a point is within a polygon. */
const isWithin = (corners: readonly Point[], x: number, y: number): boolean => {
  let inside = false;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
};

/** A small picture painted by code, with at most 256 colors: a PNG file of a few kilobytes. */
export class Painting {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;
  readonly #palette: Color[] = [];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#pixels = new Uint8Array(width * height);
  }

  rectangle(x: number, y: number, width: number, height: number, color: Color): this {
    return this.#fill([x, y, x + width, y + height], color, () => true);
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, color: Color): this {
    const box = [x - radiusX, y - radiusY, x + radiusX, y + radiusY] as const;
    return this.#fill(box, color, (atX, atY) => ((atX - x) / radiusX) ** 2 + ((atY - y) / radiusY) ** 2 <= 1);
  }

  polygon(corners: readonly Point[], color: Color): this {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    return this.#fill(box, color, (x, y) => isWithin(corners, x, y));
  }

  /** A vertical gradient in bands, so that a wall or floor doesn't look flat. */
  shade(y: number, height: number, from: Color, to: Color): this {
    const bands = 12;
    for (let band = 0; band < bands; band += 1) {
      const share = band / (bands - 1);
      const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
      const color: Color = [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
      this.rectangle(0, y + (height * band) / bands, this.#width, height / bands + 1, color);
    }
    return this;
  }

  /** The picture as a PNG file; the same painting gives the same bytes. */
  png(): Buffer {
    const rows = Array.from({ length: this.#height }, (_, row) => [
      Buffer.of(0),
      Buffer.from(this.#pixels.subarray(row * this.#width, (row + 1) * this.#width)),
    ]);
    return pngFile({
      width: this.#width,
      height: this.#height,
      palette: this.#palette,
      rows: rows.flat(),
      compression: { level: 9 },
    });
  }

  #fill(
    [left, top, right, bottom]: readonly [number, number, number, number],
    color: Color,
    isPainted: (x: number, y: number) => boolean,
  ): this {
    const index = this.#indexOf(color);
    const fromX = Math.max(0, Math.floor(left));
    const toX = Math.min(this.#width, Math.ceil(right));
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.#height, Math.ceil(bottom)); y += 1) {
      for (let x = fromX; x < toX; x += 1) {
        if (isPainted(x + 0.5, y + 0.5)) this.#pixels[y * this.#width + x] = index;
      }
    }
    return this;
  }

  #indexOf(color: Color): number {
    const known = this.#palette.findIndex((one) => one.join() === color.join());
    if (known >= 0) return known;
    if (this.#palette.length === 256) throw new RangeError('A painting has at most 256 colors');
    return this.#palette.push(color) - 1;
  }
}
