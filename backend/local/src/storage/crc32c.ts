const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

/** The Castagnoli checksum that Cloud Storage returns for an object: big-endian, in Base64. */
export function crc32c(bytes: Uint8Array): string {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((value ^ 0xffffffff) >>> 0);
  return sum.toString('base64');
}
