import { crc32 } from 'node:zlib';

/** A PNG ends with an empty `IEND` chunk of 12 bytes. */
const endBytes = 12;

/**
 * Adds a text chunk to a PNG (`tEXt` in the PNG specification), which changes its hash but not its picture.
 * @param text Latin-1, without NUL
 */
export const pngWithText = (png: Uint8Array, text: string): Uint8Array => {
  const body = Buffer.from(`tEXtComment\0${text}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const end = png.length - endBytes;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
};
