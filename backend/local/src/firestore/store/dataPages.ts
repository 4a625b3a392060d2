/*
 * The layout of LMDB's file (mdb.c, data version 2, 64-bit little endian). A page begins with 24 bytes: its number (8), the transaction
 * that wrote it (8), pad (2), flags (2) and the bounds of its free space (2 + 2, without the header). The first of a run of overflow pages
 * has the length of the run (4) instead of the bounds. Pages 0 and 1 are meta pages, written alternately.
 */

/** Size of a page header. */
export const HEADER_BYTES = 24;

/** Offsets in a page header. */
export const PAGE = { number: 0, transaction: 8, flags: 18, lower: 20, upper: 22, overflowPages: 20 };

/** Page types. */
export const FLAGS = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 };

/** Offsets of a meta page's data about the whole file. */
export const META = {
  magic: 24,
  version: 28,
  mapBytes: 40,
  freeTree: 48,
  mainTree: 96,
  lastPage: 144,
  transaction: 152,
};

/** Offsets in a meta page's data about a tree; for the free pages' tree, the pad contains the page size. */
export const TREE = { pad: 0, flags: 4, entries: 32, root: 40 };

/** A root that means the tree is empty. */
export const NO_PAGE = 0xffff_ffff_ffff_ffffn;

/** A node: the low and high half of its data's size (or the child's number), flags, key size; then key and data. */
const NODE = { low: 0, high: 2, flags: 4, keySize: 6, key: 8 };
const BIG_DATA = 0x01;
/** Replaces large data: the first of its overflow pages, the transaction that wrote them, and their number (8 each). */
const BIG = { page: 0, transaction: 8, pages: 16, bytes: 24 };

/** Data on overflow pages. */
export interface BigData {
  readonly first: number;
  readonly transaction: bigint;
  readonly pages: number;
  readonly size: number;
}

/** Why a file can't be used. */
export class Damage extends Error {}

/**
 * The offsets of a branch or leaf page's nodes, in key order.
 *
 * @throws Damage unless they fill the page's end without gaps
 */
export function nodesOf(page: Buffer, number: number): number[] {
  const lower = page.readUInt16LE(PAGE.lower);
  const upper = page.readUInt16LE(PAGE.upper);
  const impossible = new Damage(`page ${number} has invalid bounds`);
  if (lower % 2 !== 0 || lower > upper || HEADER_BYTES + upper > page.length) throw impossible;
  const nodes = Array.from(
    { length: lower / 2 },
    (_, index) => HEADER_BYTES + page.readUInt16LE(HEADER_BYTES + 2 * index),
  );
  if (nodes.some((node) => node + NODE.key > page.length)) throw impossible;
  const isBranch = page.readUInt16LE(PAGE.flags) === FLAGS.branch;
  let end = HEADER_BYTES + upper;
  for (const node of nodes.toSorted((a, b) => a - b)) {
    if (node !== end) throw impossible;
    const bytes =
      NODE.key + page.readUInt16LE(node + NODE.keySize) + (isBranch ? 0 : inlineBytes(page, node));
    end = node + bytes + (bytes % 2);
  }
  if (end !== page.length) throw impossible;
  return nodes;
}

/** A node's key. */
export function keyOf(page: Buffer, node: number): Buffer {
  return page.subarray(node + NODE.key, node + NODE.key + page.readUInt16LE(node + NODE.keySize));
}

/** The page number a branch node points to: 48 bits. */
export function childOf(page: Buffer, node: number): number {
  const [low, high, top] = [NODE.low, NODE.high, NODE.flags].map((offset) =>
    page.readUInt16LE(node + offset),
  );
  return (low ?? 0) + (high ?? 0) * 0x1_0000 + (top ?? 0) * 0x1_0000_0000;
}

/**
 * A leaf node's data: the bytes, or their location.
 *
 * @throws Damage for a kind of node that is never written
 */
export function dataOf(page: Buffer, number: number, node: number): Buffer | BigData {
  const flags = page.readUInt16LE(node + NODE.flags);
  if (flags !== 0 && flags !== BIG_DATA) throw new Damage(`a record on page ${number} has an unknown kind`);
  const begin = node + NODE.key + page.readUInt16LE(node + NODE.keySize);
  if (flags === 0) return page.subarray(begin, begin + sizeOf(page, node));
  return {
    first: Number(page.readBigUInt64LE(begin + BIG.page)),
    transaction: page.readBigUInt64LE(begin + BIG.transaction),
    pages: Number(page.readBigUInt64LE(begin + BIG.pages)),
    size: sizeOf(page, node),
  };
}

function sizeOf(page: Buffer, node: number): number {
  return page.readUInt16LE(node + NODE.low) + page.readUInt16LE(node + NODE.high) * 0x1_0000;
}

/** The number of bytes after a leaf node's key. */
function inlineBytes(page: Buffer, node: number): number {
  return (page.readUInt16LE(node + NODE.flags) & BIG_DATA) !== 0 ? BIG.bytes : sizeOf(page, node);
}

/**
 * The free pages in a record of the free pages' tree, as runs: a length, then that many entries. A negative entry is the length of the run
 * that starts with the next one, and 0 is none.
 *
 * @throws Damage if it isn't such a list
 */
export function freePageRunsOf(list: Buffer): { first: number; pages: number }[] {
  const damage = new Damage('its list of free pages is invalid');
  const length = list.length < 8 ? -1 : Number(list.readBigInt64LE());
  if (length < 0 || 8 * (length + 1) > list.length) throw damage;
  const runs: { first: number; pages: number }[] = [];
  for (let index = 1; index <= length; index += 1) {
    const entry = Number(list.readBigInt64LE(8 * index));
    if (entry === 0) continue;
    if (entry < 0 && index === length) throw damage;
    if (entry < 0) index += 1;
    runs.push({ first: Number(list.readBigInt64LE(8 * index)), pages: Math.max(1, -entry) });
  }
  return runs;
}
