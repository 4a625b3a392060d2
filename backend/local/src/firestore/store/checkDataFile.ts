import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  type BigData,
  childOf,
  Damage,
  dataOf,
  FLAGS,
  freePageRunsOf,
  HEADER_BYTES,
  keyOf,
  META,
  NO_PAGE,
  nodesOf,
  PAGE,
  TREE,
} from './dataPages.ts';

const MAGIC = 0xbeefc0de;
const DATA_VERSION = 2;

/**
 * Checks the pages of an LMDB file before it is opened. LMDB maps the file into memory and trusts it. A truncated or overwritten file
 * would end the whole process with a bus error instead of an exception, return stale data, or let new data overwrite existing data. The
 * contents of records are not checked here; they have checksums.
 *
 * @returns the problem, or null if there is none, including if the file doesn't exist yet
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

/** A page still to check, and its first key according to its parent. */
interface WaitingPage {
  readonly number: number;
  readonly from: Buffer | null;
}

type Compare = (a: Buffer, b: Buffer) => number;

/** The order of the free pages' tree, which has numeric keys. */
const compareNumbers: Compare = (a, b) => {
  if (a.length !== 8 || b.length !== 8) throw new Damage('its list of free pages is invalid');
  return Number(a.readBigUInt64LE() - b.readBigUInt64LE());
};

class PageWalk {
  readonly #descriptor: number;
  readonly #fileBytes: number;
  /** The pages seen so far, in a tree or as free ones. */
  readonly #seen = new Set<number>();
  #pageBytes = 0;
  #lastPage = 0;
  #transaction = 0n;

  constructor(descriptor: number, fileBytes: number) {
    this.#descriptor = descriptor;
    this.#fileBytes = fileBytes;
  }

  check(): void {
    const meta = this.#latestMeta();
    // Every commit records its version and so writes the root: any other root is stale.
    const root = meta.readBigUInt64LE(META.mainTree + TREE.root);
    if (
      root !== NO_PAGE &&
      this.#readPage(Number(root)).readBigUInt64LE(PAGE.transaction) !== this.#transaction
    )
      throw new Damage(`page ${root} is from another commit`);
    const free: Buffer[] = [];
    this.#checkTree(meta.subarray(META.freeTree), compareNumbers, (list) => free.push(list()));
    this.#checkTree(meta.subarray(META.mainTree), Buffer.compare);
    // A page both in use and free would be overwritten.
    for (const { first, pages } of free.flatMap(freePageRunsOf)) this.#see(first, pages);
  }

  /** The last transaction's meta page. */
  #latestMeta(): Buffer {
    const first = this.#readMeta(0);
    this.#pageBytes = first.readUInt32LE(META.freeTree + TREE.pad);
    if (this.#pageBytes < 512 || this.#pageBytes > 65_536) throw new Damage('its page size is invalid');
    const second = this.#readMeta(this.#pageBytes);
    for (const tree of [META.freeTree, META.mainTree]) {
      if (first.readUInt16LE(tree + TREE.flags) !== second.readUInt16LE(tree + TREE.flags))
        throw new Damage('its meta pages are from different files');
    }
    const even = first.readBigUInt64LE(META.transaction);
    const odd = second.readBigUInt64LE(META.transaction);
    const isNew = even === 0n && odd === 0n;
    if (!isNew && (even % 2n !== 0n || (odd !== even + 1n && odd !== even - 1n)))
      throw new Damage('its meta pages are not from consecutive transactions');
    const latest = odd > even ? second : first;
    const lastPage = latest.readBigUInt64LE(META.lastPage);
    if (lastPage * BigInt(this.#pageBytes) >= latest.readBigUInt64LE(META.mapBytes))
      throw new Damage('its last page is invalid');
    this.#lastPage = Number(lastPage);
    this.#transaction = latest.readBigUInt64LE(META.transaction);
    return latest;
  }

  #readMeta(position: number): Buffer {
    const meta = this.#read(position, META.transaction + 8);
    if (meta.readUInt32LE(META.magic) !== MAGIC || meta.readUInt16LE(PAGE.flags) !== FLAGS.meta)
      throw new Damage('it does not start like a data file');
    if ((meta.readUInt32LE(META.version) & 0xffff) !== DATA_VERSION)
      throw new Damage('it has an unknown version');
    return meta;
  }

  /**
   * Checks a tree iteratively, since a damaged one may be of any depth. Visits pages in ascending key order: a misplaced record would not
   * be found when rewritten or deleted.
   *
   * @param tree the meta page's description of it
   * @param onRecord called for each record with a function that reads its data
   */
  #checkTree(tree: Buffer, compare: Compare, onRecord: (data: () => Buffer) => void = () => {}): void {
    const root = tree.readBigUInt64LE(TREE.root);
    const waiting: WaitingPage[] = root === NO_PAGE ? [] : [{ number: Number(root), from: null }];
    let last: Buffer | null = null;
    let entries = 0n;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { number, from } = next;
      this.#see(number);
      const page = this.#readPage(number);
      const nodes = nodesOf(page, number);
      const isAfter = (key: Buffer): boolean => last === null || compare(last, key) < 0;
      if (from && !isAfter(from)) throw new Damage(`page ${number} is out of order`);
      if (page.readUInt16LE(PAGE.flags) === FLAGS.branch) {
        // A branch's first key is meaningless.
        const children = nodes.map((node, index) => ({
          number: childOf(page, node),
          from: index === 0 ? from : keyOf(page, node),
        }));
        waiting.push(...children.reverse());
        continue;
      }
      for (const node of nodes) {
        const key = keyOf(page, node);
        if (!isAfter(key) || (from && compare(from, key) > 0))
          throw new Damage(`a record on page ${number} is out of order`);
        const data = dataOf(page, number, node);
        if (!Buffer.isBuffer(data)) this.#checkOverflow(data);
        onRecord(() =>
          Buffer.isBuffer(data) ? data : this.#read(data.first * this.#pageBytes + HEADER_BYTES, data.size),
        );
        last = key;
        entries += 1n;
      }
    }
    const expected = tree.readBigUInt64LE(TREE.entries);
    if (entries !== expected) throw new Damage(`it has ${entries} records instead of ${expected}`);
  }

  /** A branch or leaf. */
  #readPage(number: number): Buffer {
    const page = this.#read(number * this.#pageBytes, this.#pageBytes);
    const flags = page.readUInt16LE(PAGE.flags);
    this.#checkHeader(page, number, flags === FLAGS.branch || flags === FLAGS.leaf);
    return page;
  }

  #checkOverflow({ first, transaction, pages, size }: BigData): void {
    const page = this.#read(first * this.#pageBytes, HEADER_BYTES);
    this.#checkHeader(page, first, page.readUInt16LE(PAGE.flags) === FLAGS.overflow);
    const isOfThen = page.readBigUInt64LE(PAGE.transaction) === transaction;
    if (
      !isOfThen ||
      page.readUInt32LE(PAGE.overflowPages) !== pages ||
      HEADER_BYTES + size > pages * this.#pageBytes
    )
      throw new Damage(`page ${first} has unexpected content`);
    if ((first + pages) * this.#pageBytes > this.#fileBytes) throw new Damage('it was cut off');
    this.#see(first, pages);
  }

  #checkHeader(page: Buffer, number: number, isOfKind: boolean): void {
    const isOwn = Number(page.readBigUInt64LE(PAGE.number)) === number;
    const isOfThen = page.readBigUInt64LE(PAGE.transaction) <= this.#transaction;
    if (!isOwn || !isOfThen || !isOfKind) throw new Damage(`page ${number} has unexpected content`);
  }

  /** Marks pages as used, which must not occur twice. */
  #see(first: number, pages = 1): void {
    if (first < 2 || first + pages - 1 > this.#lastPage) throw new Damage(`page ${first} is not part of it`);
    for (let number = first; number < first + pages; number += 1) {
      if (this.#seen.has(number)) throw new Damage(`page ${number} is used twice`);
      this.#seen.add(number);
    }
  }

  #read(position: number, length: number): Buffer {
    if (position + length > this.#fileBytes) throw new Damage('it was cut off');
    const buffer = Buffer.allocUnsafe(length);
    if (readSync(this.#descriptor, buffer, 0, length, position) !== length)
      throw new Damage('it was cut off');
    return buffer;
  }
}
