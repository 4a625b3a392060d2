import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { DamagedFileError } from '../DamagedFileError.ts';
import { writeFileAtomically } from '../files.ts';
import type { Account } from './accounts/Account.ts';

/** The changes of one request: new states of accounts, and IDs of deleted ones. */
export interface AccountChanges {
  readonly set: readonly Account[];
  readonly deleted: readonly string[];
}

/** The accounts file in Auth's folder. */
export function accountsFileIn(directory: string): string {
  return join(directory, 'accounts.ndjson');
}

/** Start of a log's first line. Older logs have another first line, or start with a change. */
const title = 'local-firebase accounts 3 ';
const legacyTitle = 'local-firebase accounts 2\n';

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** The first line: how many bytes of the file were acknowledged, including this line, and their checksum. Always the same length. */
function headingOf(bytes: number): string {
  const length = String(bytes).padStart(16, '0');
  return `${title}${length} ${sumOf(length)}\n`;
}

const headingLength = headingOf(0).length;

/**
 * The accounts file: a heading, then one line per change with its checksum and JSON. Each line is appended and flushed before the heading
 * with the new length, and that is flushed before the change is acknowledged. This distinguishes a file missing its end from one whose last
 * line was cut off by a kill; that change was never acknowledged, so it is dropped.
 */
export class AccountLog {
  readonly #descriptor: number;
  /** Acknowledged bytes in the file. */
  #length: number;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
    this.#length = fstatSync(descriptor).size;
  }

  /**
   * Reads a log and opens it for appending, dropping overridden changes.
   *
   * @throws DamagedFileError for a corrupt or missing line
   */
  static async open(file: string): Promise<{ log: AccountLog; accounts: Account[] }> {
    const { accounts, lines, isTidy } = existsSync(file)
      ? readLog(readFileSync(file), file)
      : { accounts: [], lines: 0, isTidy: false };
    if (!isTidy || lines !== accounts.length) {
      const changes = accounts.map((account) => formatChanges({ set: [account], deleted: [] })).join('');
      await writeFileAtomically(file, headingOf(headingLength + Buffer.byteLength(changes)) + changes);
    }
    return { log: new AccountLog(openSync(file, 'r+')), accounts };
  }

  /** Returns when the change is on disk. Synchronous, so nothing can be acknowledged in between. */
  append(changes: AccountChanges): void {
    const line = Buffer.from(formatChanges(changes));
    const length = this.#length + line.length;
    try {
      this.#write(line, this.#length);
      this.#write(Buffer.from(headingOf(length)), 0);
    } catch (error) {
      // The disk is full: a partial line must not corrupt the next one.
      ftruncateSync(this.#descriptor, this.#length);
      this.#write(Buffer.from(headingOf(this.#length)), 0);
      throw error;
    }
    this.#length = length;
  }

  #write(bytes: Buffer, position: number): void {
    for (let written = 0; written < bytes.length;) {
      written += writeSync(this.#descriptor, bytes, written, bytes.length - written, position + written);
    }
    fsyncSync(this.#descriptor);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

interface ReadLog {
  readonly accounts: Account[];
  readonly lines: number;
  /** Whether it is exactly as this release writes it. */
  readonly isTidy: boolean;
}

/**
 * Replays a log.
 *
 * @throws DamagedFileError naming the file, and the line or what is missing
 */
function readLog(bytes: Buffer, file: string): ReadLog {
  if (bytes.length === 0) throw new DamagedFileError(file, 'it is empty');
  const text = bytes.toString('utf8');
  if (!text.startsWith(title)) return readLegacyLog(text, file);
  const heading = text.slice(0, headingLength);
  const length = Number(heading.slice(title.length, title.length + 16));
  if (heading !== headingOf(length) || length < headingLength)
    throw new DamagedFileError(file, 'line 1 fails its checksum');
  if (bytes.length < length)
    throw new DamagedFileError(file, `it lacks the last ${length - bytes.length} of its ${length} bytes`);
  const acknowledged = linesOf(bytes.subarray(headingLength, length).toString('utf8'), file, 2, parseSummed);
  if (acknowledged.rest !== '')
    throw new DamagedFileError(file, `line ${acknowledged.changes.length + 2} is not a valid account change`);
  // Left by a kill between writing the line and the heading.
  const first = acknowledged.changes.length + 2;
  const after = linesOf(bytes.subarray(length).toString('utf8'), file, first, parseSummed);
  const changes = [...acknowledged.changes, ...after.changes];
  return { accounts: replay(changes), lines: changes.length, isTidy: bytes.length === length };
}

/** A log from a release that recorded no length, so a missing end can't be detected. */
function readLegacyLog(text: string, file: string): ReadLog {
  const isSummed = text.startsWith(legacyTitle);
  const parse = isSummed ? parseSummed : parseChanges;
  const body = isSummed ? text.slice(legacyTitle.length) : text;
  const { changes, rest } = linesOf(body, file, isSummed ? 2 : 1, parse);
  // Only a line break follows a change's last brace, so that was the corrupt byte.
  if (parse(rest.slice(0, -1)))
    throw new DamagedFileError(
      file,
      `line ${changes.length + (isSummed ? 2 : 1)} is not a valid account change`,
    );
  // A line that lacks only its line break may have been acknowledged.
  const whole = rest === '' ? null : parse(rest);
  // Cut off within the first line, whatever the release.
  if (!isSummed && changes.length === 0 && !whole)
    throw new DamagedFileError(file, 'line 1 is not a valid account change');
  return { accounts: replay(whole ? [...changes, whole] : changes), lines: changes.length, isTidy: false };
}

/** The complete lines of a text as changes, and the rest after the last one. @param first the number of its first line */
function linesOf(
  text: string,
  file: string,
  first: number,
  parse: (line: string) => AccountChanges | null,
): { changes: AccountChanges[]; rest: string } {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const changes = lines.map((line, index) => {
    const parsed = parse(line);
    if (!parsed) throw new DamagedFileError(file, `line ${index + first} is not a valid account change`);
    return parsed;
  });
  return { changes, rest };
}

function replay(changes: readonly AccountChanges[]): Account[] {
  const accounts = new Map<string, Account>();
  for (const { set, deleted } of changes) {
    for (const account of set) accounts.set(account.localId, account);
    for (const localId of deleted) accounts.delete(localId);
  }
  return [...accounts.values()];
}

function formatChanges(changes: AccountChanges): string {
  const json = JSON.stringify(changes);
  return `${sumOf(json)} ${json}\n`;
}

function parseSummed(line: string): AccountChanges | null {
  const json = line.slice(9);
  return line.slice(0, 9) === `${sumOf(json)} ` ? parseChanges(json) : null;
}

function parseChanges(line: string): AccountChanges | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { set, deleted } = value as Record<string, unknown>;
  const valid =
    Array.isArray(set) &&
    set.every((account) => typeof (account as Account | null)?.localId === 'string') &&
    Array.isArray(deleted) &&
    deleted.every((localId) => typeof localId === 'string');
  return valid ? { set: set as Account[], deleted: deleted as string[] } : null;
}
