import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/*
 * The layout of LMDB's file (mdb.c, data version 2, 64-bit little endian). A page begins with 24 bytes: its number (8), the
 * transaction (8), pad (2), flags (2) and either the bounds of its free space (2 + 2, without the header) or, on the first of
 * a run of overflow pages, the length of the run (4). Pages 0 and 1 are meta pages.
 */
const HEADER_BYTES = 24;
const META = {
  magic: 24,
  version: 28,
  pageSize: 48,
  freeRoot: 88,
  mainRoot: 136,
  lastPage: 144,
  transaction: 152,
};
const MAGIC = 0xbeefc0de;
const DATA_VERSION = 2;
const PAGE = { number: 0, flags: 18, lower: 20, upper: 22, overflowPages: 20 };
const FLAGS = { branch: 0x01, leaf: 0x02, overflow: 0x04 };
/** A node: the low and high half of its data's size (or the child's number), flags, key size; then key and data. */
const NODE = { low: 0, high: 2, flags: 4, keySize: 6, key: 8 };
const BIG_DATA = 0x01;
const NO_PAGE = 0xffff_ffff_ffff_ffffn;

/** What keeps a file from being used; caught within this module. */
class Damage extends Error {}

/**
 * Looks through the pages of an LMDB file before it is opened. LMDB maps the file into memory and trusts it: a file that was
 * cut off or overwritten would end the whole process with a bus error instead of an exception. The contents of records are
 * not looked at; they have checksums.
 *
 * @returns what is wrong with the file, or null where nothing is, also where it doesn't exist yet
 */
export function checkDataFile(file: string): string | null {
  if (!existsSync(file)) return null;
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    if (size > 0) new PageWalk(descriptor, size).check();
    return null;
  } catch (error) {
    if (error instanceof Damage) return error.message;
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

class PageWalk {
  readonly #descriptor: number;
  readonly #fileBytes: number;
  readonly #seen = new Set<number>();
  #pageBytes = 0;

  constructor(descriptor: number, fileBytes: number) {
    this.#descriptor = descriptor;
    this.#fileBytes = fileBytes;
  }

  check(): void {
    const meta = this.#latestMeta();
    for (const root of [META.freeRoot, META.mainRoot]) {
      const page = meta.readBigUInt64LE(root);
      if (page !== NO_PAGE) this.#checkTree(Number(page));
    }
  }

  /** The meta page of the last transaction. */
  #latestMeta(): Buffer {
    const first = this.#readMeta(0);
    this.#pageBytes = first.readUInt32LE(META.pageSize);
    if (this.#pageBytes < 512 || this.#pageBytes > 65_536) throw new Damage('its page size is impossible');
    const second = this.#readMeta(this.#pageBytes);
    return second.readBigUInt64LE(META.transaction) > first.readBigUInt64LE(META.transaction)
      ? second
      : first;
  }

  #readMeta(position: number): Buffer {
    const meta = this.#read(position, META.transaction + 8);
    if (meta.readUInt32LE(META.magic) !== MAGIC) throw new Damage('it does not begin like a data file');
    if ((meta.readUInt32LE(META.version) & 0xffff) !== DATA_VERSION)
      throw new Damage('it is of an unknown version');
    return meta;
  }

  /** Checks a page and everything under it, without recursion: a damaged tree may be of any depth. */
  #checkTree(root: number): void {
    const waiting = [root];
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      if (this.#seen.has(number)) throw new Damage(`page ${number} has two places`);
      this.#seen.add(number);
      const page = this.#read(number * this.#pageBytes, this.#pageBytes);
      const flags = page.readUInt16LE(PAGE.flags) & (FLAGS.branch | FLAGS.leaf | FLAGS.overflow);
      if (
        Number(page.readBigUInt64LE(PAGE.number)) !== number ||
        (flags !== FLAGS.branch && flags !== FLAGS.leaf)
      ) {
        throw new Damage(`page ${number} is not what it should be`);
      }
      for (const node of nodesOf(page, number)) {
        if (flags === FLAGS.branch) waiting.push(childOf(page, node));
        else this.#checkLeafNode(page, number, node);
      }
    }
  }

  #checkLeafNode(page: Buffer, number: number, node: number): void {
    const keyEnd = node + NODE.key + page.readUInt16LE(node + NODE.keySize);
    const size = page.readUInt16LE(node + NODE.low) + page.readUInt16LE(node + NODE.high) * 0x1_0000;
    const isBig = (page.readUInt16LE(node + NODE.flags) & BIG_DATA) !== 0;
    if (keyEnd + (isBig ? 8 : size) > page.length) throw new Damage(`a record on page ${number} is too long`);
    if (isBig) this.#checkOverflow(Number(page.readBigUInt64LE(keyEnd)), size);
  }

  #checkOverflow(number: number, size: number): void {
    const page = this.#read(number * this.#pageBytes, HEADER_BYTES);
    const bytes = page.readUInt32LE(PAGE.overflowPages) * this.#pageBytes;
    const isOverflow = (page.readUInt16LE(PAGE.flags) & FLAGS.overflow) !== 0;
    if (!isOverflow || Number(page.readBigUInt64LE(PAGE.number)) !== number || HEADER_BYTES + size > bytes) {
      throw new Damage(`page ${number} is not what it should be`);
    }
    if (number * this.#pageBytes + bytes > this.#fileBytes) throw new Damage('it was cut off');
  }

  #read(position: number, length: number): Buffer {
    if (position + length > this.#fileBytes) throw new Damage('it was cut off');
    const buffer = Buffer.allocUnsafe(length);
    if (readSync(this.#descriptor, buffer, 0, length, position) !== length)
      throw new Damage('it was cut off');
    return buffer;
  }
}

/** Where the nodes of a branch or leaf page begin. */
function nodesOf(page: Buffer, number: number): number[] {
  const lower = page.readUInt16LE(PAGE.lower);
  const upper = page.readUInt16LE(PAGE.upper);
  if (lower % 2 !== 0 || lower > upper || HEADER_BYTES + upper > page.length)
    throw new Damage(`page ${number} has impossible bounds`);
  const nodes = Array.from(
    { length: lower / 2 },
    (_, index) => HEADER_BYTES + page.readUInt16LE(HEADER_BYTES + 2 * index),
  );
  if (nodes.some((node) => node < HEADER_BYTES + upper || node + NODE.key > page.length)) {
    throw new Damage(`page ${number} has impossible bounds`);
  }
  return nodes;
}

/** The number of the page that a branch node leads to: 48 bits. */
function childOf(page: Buffer, node: number): number {
  const [low, high, top] = [NODE.low, NODE.high, NODE.flags].map((offset) =>
    page.readUInt16LE(node + offset),
  );
  return (low ?? 0) + (high ?? 0) * 0x1_0000 + (top ?? 0) * 0x1_0000_0000;
}
