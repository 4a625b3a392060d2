import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

import type { StoredDocument } from './StoredDocument.ts';

const DOCUMENT_KEY_PREFIX = 'doc:';
/** The store accepts keys up to 1978 bytes, while document names may have over 6000. */
const MAX_PLAIN_KEY_LENGTH = 600;
const CHECKSUM_BYTES = 4;

/** The key of a document: its name, or a digest if the name is long. */
export function documentKey(name: string): string {
  if (name.length <= MAX_PLAIN_KEY_LENGTH && !name.includes('\0')) return DOCUMENT_KEY_PREFIX + name;
  return `${DOCUMENT_KEY_PREFIX}sha256:${createHash('sha256').update(name).digest('hex')}`;
}

/** Whether a key belongs to a document. */
export function isDocumentKey(key: unknown): key is string {
  return typeof key === 'string' && key.startsWith(DOCUMENT_KEY_PREFIX);
}

/** A document's stored bytes: a checksum (CRC-32, big endian) and its JSON. */
export function encodeRecord(document: StoredDocument): Buffer {
  const json = JSON.stringify(document);
  const record = Buffer.allocUnsafe(CHECKSUM_BYTES + Buffer.byteLength(json));
  record.write(json, CHECKSUM_BYTES);
  record.writeUInt32BE(crc32(record.subarray(CHECKSUM_BYTES)));
  return record;
}

/**
 * Decodes a stored document.
 *
 * @throws Error if the checksum doesn't match
 */
export function decodeRecord(record: Buffer): StoredDocument {
  if (record.length < CHECKSUM_BYTES || crc32(record.subarray(CHECKSUM_BYTES)) !== record.readUInt32BE()) {
    throw new Error('A record does not match its checksum.');
  }
  return JSON.parse(record.toString('utf8', CHECKSUM_BYTES)) as StoredDocument;
}

const sumOf = (version: string): string => crc32(version).toString(16).padStart(8, '0');

/** The last commit recorded in the journal as pending, and the machine's boot time then, in seconds since 1970. */
export interface JournaledCommit {
  readonly version: number;
  readonly machineStart: number;
}

/** The stored version of the last commit with its checksum, followed by the last recorded commit, which earlier releases don't read. */
export function encodeVersion(version: number, recorded: JournaledCommit | null = null): string {
  const kept = `${version} ${sumOf(String(version))}`;
  return recorded === null ? kept : `${kept} ${encodeVersion(recorded.version)} ${recorded.machineStart}`;
}

/**
 * Parses the version of the last commit; earlier releases stored no checksum.
 *
 * @throws Error if it isn't a version, or is corrupt
 */
export function decodeVersion(kept: string): number {
  const [version = '', sum = sumOf(version)] = kept.split(' ');
  const number = Number(version);
  if (sum !== sumOf(version) || !Number.isSafeInteger(number))
    throw new Error('the version of the last commit can’t be read');
  return number;
}

/**
 * Parses what is stored after the version of the last commit; null for data of an earlier release.
 *
 * @throws Error if corrupt
 */
export function decodeRecorded(kept: string): JournaledCommit | null {
  const [, , version, sum, machineStart] = kept.split(' ');
  if (version === undefined) return null;
  return { version: decodeVersion(`${version} ${sum}`), machineStart: Number(machineStart) };
}
