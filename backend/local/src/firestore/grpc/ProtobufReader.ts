import { invalidArgument } from '../FirestoreError.ts';

/** Reads the protobuf wire format (protobuf.dev/programming-guides/encoding). Any error throws INVALID_ARGUMENT. */
export class ProtobufReader {
  readonly #bytes: Buffer;
  #position: number;
  #end: number;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#position = 0;
    this.#end = bytes.length;
  }

  get hasMore(): boolean {
    return this.#position < this.#end;
  }

  tag(): { number: number; wireType: number } {
    const tag = this.uint32();
    return { number: tag >>> 3, wireType: tag & 7 };
  }

  /** A varint of at most 32 bits (longer ones are truncated, as in protobuf). */
  uint32(): number {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#byte();
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw malformed();
  }

  /** A signed 32-bit varint. */
  int32(): number {
    return this.uint32() | 0;
  }

  /** A signed 64-bit varint. */
  int64(): bigint {
    let low = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#byte();
      low |= (byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt(low);
    }
    let value = BigInt(low);
    for (let shift = 28n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asIntN(64, value);
    }
    throw malformed();
  }

  /** Eight bytes as a double. */
  double(): number {
    return this.#bytes.readDoubleLE(this.#advance(8));
  }

  /** A length and that many bytes of UTF-8. */
  string(): string {
    const length = this.uint32();
    const start = this.#advance(length);
    return this.#bytes.toString('utf8', start, start + length);
  }

  /** A length and that many bytes, as base64. */
  base64(): string {
    const length = this.uint32();
    const start = this.#advance(length);
    return this.#bytes.toString('base64', start, start + length);
  }

  /** Reads a length-delimited part with `read`, which sees only that part. */
  delimited<T>(read: () => T): T {
    const length = this.uint32();
    const start = this.#advance(length);
    const outerEnd = this.#end;
    this.#position = start;
    this.#end = start + length;
    const result = read();
    this.#position = this.#end;
    this.#end = outerEnd;
    return result;
  }

  /** Skips the value of an unknown field. */
  skip(wireType: number): void {
    if (wireType === 0) this.int64();
    else if (wireType === 1) this.#advance(8);
    else if (wireType === 2) this.#advance(this.uint32());
    else if (wireType === 5) this.#advance(4);
    else throw malformed();
  }

  #byte(): number {
    if (this.#position >= this.#end) throw malformed();
    return this.#bytes[this.#position++] as number;
  }

  #advance(length: number): number {
    const start = this.#position;
    if (start + length > this.#end) throw malformed();
    this.#position = start + length;
    return start;
  }
}

function malformed(): Error {
  return invalidArgument('The request is not a valid protobuf message.');
}
