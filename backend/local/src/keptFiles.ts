import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedFileError } from './DamagedFileError.ts';
import { writeDurably } from './files.ts';

/** Files that stay, once a service has made them, as long as its data do. */
const lasting = ['auth/accounts.ndjson', 'firestore/firestore.mdb'];

const listIn = (directory: string): string => join(directory, 'kept.json');

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Notes which files of the data folder hold something from now on, so that a start without one of them is no first start. */
export async function noteKeptFiles(directory: string): Promise<void> {
  const kept = lasting.filter((file) => bytesOf(join(directory, file)) > 0);
  await writeDurably(listIn(directory), `${JSON.stringify(kept)}\n`);
}

/**
 * Looks whether each file that held something is there and holds something.
 *
 * @throws DamagedFileError naming the first that does not
 */
export function checkKeptFiles(directory: string): void {
  const list = listIn(directory);
  if (!existsSync(list)) return;
  for (const file of readList(list).map((name) => join(directory, name))) {
    if (!existsSync(file)) throw new DamagedFileError(file, 'it is missing');
    if (bytesOf(file) === 0) throw new DamagedFileError(file, 'it is empty');
  }
}

/** Forgets what was noted, for a folder whose data are thrown away. */
export function forgetKeptFiles(directory: string): void {
  rmSync(listIn(directory), { force: true });
}

function readList(list: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(list, 'utf8'));
    if (Array.isArray(names) && names.every((name) => lasting.includes(name as string)))
      return names as string[];
  } catch {
    // Said below.
  }
  throw new DamagedFileError(list, 'it is not a list of data files');
}
