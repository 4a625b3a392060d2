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
import { writeDurably } from '../files.ts';

/** An account as the Auth emulator holds it; passwords and claims are among its fields. */
export interface Account {
  readonly localId: string;
  readonly [field: string]: unknown;
}

/** What one request changed: accounts as they are afterwards, and the ids of those that are gone. */
export interface AccountChanges {
  readonly set: readonly Account[];
  readonly deleted: readonly string[];
}

/** The file that keeps the accounts in Auth's folder. */
export function accountsFileIn(directory: string): string {
  return join(directory, 'accounts.ndjson');
}

/** The first line of every log. One of before, which has no checksums, begins with a change. */
const heading = 'local-firebase accounts 2\n';

/**
 * The file that keeps accounts: after a heading one line per change, its checksum and its JSON, appended and flushed before the change is
 * acknowledged. A line is the smallest unit: of a half-written last line (a kill in the middle of a write) nothing was acknowledged, so it is
 * dropped.
 */
export class AccountLog {
  readonly #descriptor: number;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /**
   * Reads a log and opens it for appending; changes that later ones overrode are dropped from it on the way.
   *
   * @throws DamagedFileError when a whole line isn't a change, or isn't as it was written
   */
  static async open(file: string): Promise<{ log: AccountLog; accounts: Account[] }> {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : heading;
    const { accounts, lines, isTidy } = readLog(text, file);
    if (!isTidy || lines !== accounts.length || lines === 0) {
      await writeDurably(
        file,
        heading + accounts.map((account) => formatChanges({ set: [account], deleted: [] })).join(''),
      );
    }
    return { log: new AccountLog(openSync(file, 'a', 0o600)), accounts };
  }

  /** Returns when the change is on disk. Synchronous, so that nothing can be acknowledged in between. */
  append(changes: AccountChanges): void {
    const line = Buffer.from(formatChanges(changes));
    const { size } = fstatSync(this.#descriptor);
    try {
      for (let written = 0; written < line.length;) {
        written += writeSync(this.#descriptor, line, written);
      }
      fsyncSync(this.#descriptor);
    } catch (error) {
      // A full disk: what there was room for must not spoil the next line.
      ftruncateSync(this.#descriptor, size);
      throw error;
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/**
 * Replays a log.
 *
 * @returns the accounts at its end, the number of its whole lines, and whether it is as this release writes it, to its last byte
 * @throws DamagedFileError naming the file and the line
 */
export function readLog(text: string, file: string): { accounts: Account[]; lines: number; isTidy: boolean } {
  if (text === '') throw new DamagedFileError(file, 'it is empty');
  const isSummed = text.startsWith(heading);
  const parse = isSummed ? parseSummed : parseChanges;
  const lines = (isSummed ? text.slice(heading.length) : text).split('\n');
  const last = lines.pop() ?? '';
  const first = isSummed ? 2 : 1;
  const changes = lines.map((line, index) => {
    const parsed = parse(line);
    if (!parsed) throw new DamagedFileError(file, `line ${index + first} is not a change of accounts`);
    return parsed;
  });
  // One that lacks nothing but its end may have been acknowledged.
  const whole = last === '' ? null : parse(last);
  const accounts = new Map<string, Account>();
  for (const { set, deleted } of whole ? [...changes, whole] : changes) {
    for (const account of set) accounts.set(account.localId, account);
    for (const localId of deleted) accounts.delete(localId);
  }
  return { accounts: [...accounts.values()], lines: lines.length, isTidy: isSummed && last === '' };
}

const sumOf = (json: string): string => crc32(json).toString(16).padStart(8, '0');

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
