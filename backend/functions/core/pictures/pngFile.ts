import { crc32, deflateSync, type ZlibOptions } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Red, green and blue, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

interface PngContent {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The colors that pixels refer to by index, at most 256; without it each pixel is red, green and blue. */
  readonly palette?: readonly Color[];
  /** From top to bottom, each a zero byte (no filter) followed by its pixels with 8 bits per channel. */
  readonly rows: readonly Buffer[];
  readonly compression?: ZlibOptions;
}

/** A PNG file (W3C PNG, third edition, chapters 5 and 11); the same content gives the same bytes. */
export function pngFile({ width, height, palette, rows, compression }: PngContent): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, palette ? 3 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', Buffer.from(palette.flat()))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(rows), compression)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
