import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedFileError } from '../dataFolder.ts';
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

/**
 * The file that keeps accounts: one line of JSON per change, appended and flushed before the change is acknowledged.
 * A line is the smallest unit: of a half-written last line (a kill in the middle of a write) nothing was acknowledged, so it is dropped.
 */
export class AccountLog {
  readonly #descriptor: number;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /**
   * Reads a log and opens it for appending; changes that later ones overrode are dropped from it on the way.
   *
   * @throws DamagedFileError when a whole line isn't a change
   */
  static async open(file: string): Promise<{ log: AccountLog; accounts: Account[] }> {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const { accounts, lines, torn } = readLog(text, file);
    if (torn || lines !== accounts.length || lines === 0) {
      await writeDurably(
        file,
        accounts.map((account) => formatChanges({ set: [account], deleted: [] })).join(''),
      );
    }
    return { log: new AccountLog(openSync(file, 'a', 0o600)), accounts };
  }

  /** Returns when the change is on disk. Synchronous, so that nothing can be acknowledged in between. */
  append(changes: AccountChanges): void {
    const line = Buffer.from(formatChanges(changes));
    for (let written = 0; written < line.length;) {
      written += writeSync(this.#descriptor, line, written);
    }
    fsyncSync(this.#descriptor);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/**
 * Replays a log.
 *
 * @returns the accounts at its end, the number of its whole lines, and whether a half-written line follows them
 * @throws DamagedFileError naming the file and the line
 */
export function readLog(text: string, file: string): { accounts: Account[]; lines: number; torn: boolean } {
  const lines = text.split('\n');
  const torn = lines.pop() !== '';
  const accounts = new Map<string, Account>();
  for (const [index, line] of lines.entries()) {
    const changes = parseChanges(line);
    if (!changes) throw new DamagedFileError(file, `line ${index + 1} is not a change of accounts`);
    for (const account of changes.set) accounts.set(account.localId, account);
    for (const localId of changes.deleted) accounts.delete(localId);
  }
  return { accounts: [...accounts.values()], lines: lines.length, torn };
}

function formatChanges(changes: AccountChanges): string {
  return `${JSON.stringify(changes)}\n`;
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
