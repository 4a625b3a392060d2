import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

type Point = readonly [x: number, y: number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Whether a place lies within a polygon. */
const isWithin = (corners: readonly Point[], x: number, y: number): boolean => {
  let inside = false;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
};

/** A small picture that code paints, in at most 256 colours: a PNG file of a few kilobytes. */
export class Painting {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;
  readonly #palette: Colour[] = [];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#pixels = new Uint8Array(width * height);
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): this {
    return this.#fill([x, y, x + width, y + height], colour, () => true);
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, colour: Colour): this {
    const box = [x - radiusX, y - radiusY, x + radiusX, y + radiusY] as const;
    return this.#fill(
      box,
      colour,
      (atX, atY) => ((atX - x) / radiusX) ** 2 + ((atY - y) / radiusY) ** 2 <= 1,
    );
  }

  polygon(corners: readonly Point[], colour: Colour): this {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    return this.#fill(box, colour, (x, y) => isWithin(corners, x, y));
  }

  /** Bands from one colour to another, from the top down, so that a wall or floor is not flat. */
  shade(y: number, height: number, from: Colour, to: Colour): this {
    const bands = 12;
    for (let band = 0; band < bands; band += 1) {
      const share = band / (bands - 1);
      const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
      const colour: Colour = [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
      this.rectangle(0, y + (height * band) / bands, this.#width, height / bands + 1, colour);
    }
    return this;
  }

  /** The picture as a PNG file; the same painting gives the same bytes. */
  png(): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.#width, 0);
    head.writeUInt32BE(this.#height, 4);
    // 8 bits for each pixel, which are places in the palette.
    head.set([8, 3, 0, 0, 0], 8);
    const rows = Array.from({ length: this.#height }, (_, row) => [
      Buffer.of(0),
      Buffer.from(this.#pixels.subarray(row * this.#width, (row + 1) * this.#width)),
    ]);
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('PLTE', Buffer.from(this.#palette.flat())),
      chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  #fill(
    [left, top, right, bottom]: readonly [number, number, number, number],
    colour: Colour,
    isPainted: (x: number, y: number) => boolean,
  ): this {
    const index = this.#indexOf(colour);
    const fromX = Math.max(0, Math.floor(left));
    const toX = Math.min(this.#width, Math.ceil(right));
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.#height, Math.ceil(bottom)); y += 1) {
      for (let x = fromX; x < toX; x += 1) {
        if (isPainted(x + 0.5, y + 0.5)) this.#pixels[y * this.#width + x] = index;
      }
    }
    return this;
  }

  #indexOf(colour: Colour): number {
    const known = this.#palette.findIndex((one) => one.join() === colour.join());
    if (known >= 0) return known;
    if (this.#palette.length === 256) throw new RangeError('A painting has at most 256 colours');
    return this.#palette.push(colour) - 1;
  }
}
