const INITIAL_BYTES = 512;

/**
 * Writes the protobuf wire format back to front: when a nested message's length is written, its content is already there, so nothing is
 * measured or copied twice. Callers therefore write the last field first, and each field's value before its tag.
 */
export class ProtobufWriter {
  #bytes = Buffer.allocUnsafe(INITIAL_BYTES);
  /** Start of the written part. */
  #start = INITIAL_BYTES;

  /** Bytes written so far. */
  get length(): number {
    return this.#bytes.length - this.#start;
  }

  /** The written bytes; the writer must not be used afterwards. */
  finish(): Buffer {
    return this.#bytes.subarray(this.#start);
  }

  tag(number: number, wireType: number): void {
    this.uint32((number << 3) | wireType);
  }

  /** An unsigned varint up to 2^32 - 1. */
  uint32(value: number): void {
    const length =
      value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5;
    let position = this.#reserve(length);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[position++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[position] = rest;
  }

  /** A signed 64-bit varint. */
  int64(value: bigint): void {
    if (value >= 0n && value <= 0xffff_ffffn) {
      this.uint32(Number(value));
      return;
    }
    const digits: number[] = [];
    let rest = BigInt.asUintN(64, value);
    while (rest >= 0x80n) {
      digits.push(Number(rest & 0x7fn) | 0x80);
      rest >>= 7n;
    }
    digits.push(Number(rest));
    const position = this.#reserve(digits.length);
    digits.forEach((digit, index) => (this.#bytes[position + index] = digit));
  }

  /** Eight bytes as a double. */
  double(value: number): void {
    const position = this.#reserve(8);
    this.#bytes.writeDoubleLE(value, position);
  }

  /** UTF-8 prefixed with its length. */
  string(value: string): void {
    const length = Buffer.byteLength(value);
    const position = this.#reserve(length);
    this.#bytes.write(value, position);
    this.uint32(length);
  }

  /** The bytes of a base64 string, prefixed with their length. */
  base64(value: string): void {
    const bytes = Buffer.from(value, 'base64');
    const position = this.#reserve(bytes.length);
    bytes.copy(this.#bytes, position);
    this.uint32(bytes.length);
  }

  #reserve(length: number): number {
    if (this.#start < length) {
      const written = this.length;
      const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, written + length));
      this.#bytes.copy(grown, grown.length - written, this.#start);
      this.#start = grown.length - written;
      this.#bytes = grown;
    }
    this.#start -= length;
    return this.#start;
  }
}
