import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { DamagedFileError, damageIn } from './DamagedFileError.ts';
import { writeDurably } from './files.ts';
import { standingFile } from './storage/objectFiles.ts';

/** Stands in the folder of Storage, whose objects may all be deleted: one that is empty lost what was in it. */
const ofStorage = `storage/${standingFile}`;

/** Files that stay, once a service has made them, as long as its data do. */
const lasting = ['auth/accounts.ndjson', 'firestore/firestore.mdb', ofStorage];

const listIn = (directory: string): string => join(directory, 'kept.json');

/** @throws DamagedFileError for a link that leads in a circle, and for a bad block */
const statOf = (file: string): Stats | undefined => {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw damageIn(file, error);
  }
};

const bytesOf = (file: string): number => statOf(file)?.size ?? 0;

/** Notes which files of the data folder hold something from now on, so that a start without one of them is no first start. */
export async function noteKeptFiles(directory: string): Promise<void> {
  if (bytesOf(join(directory, ofStorage)) === 0)
    await writeDurably(join(directory, ofStorage), 'The objects of Storage are kept here.\n');
  const kept = lasting.filter((file) => bytesOf(join(directory, file)) > 0);
  await writeDurably(listIn(directory), `${JSON.stringify(kept)}\n`);
}

/**
 * Looks whether each file that held something is there and holds something, and whether the folder of Storage is there: an object can be
 * deleted, but no start leaves the folder out, or the file that stands in it.
 *
 * @throws DamagedFileError naming the first that does not
 */
export function checkKeptFiles(directory: string): void {
  const list = listIn(directory);
  if (!statOf(list)) return;
  const storage = join(directory, 'storage');
  if (!existsSync(storage)) throw new DamagedFileError(storage, 'it is missing');
  for (const file of readList(list).map((name) => join(directory, name))) {
    if (!existsSync(file)) throw new DamagedFileError(file, 'it is missing');
    if (bytesOf(file) === 0) throw new DamagedFileError(file, 'it is empty');
  }
}

/**
 * Looks whether a service's folder is one, and holds files alone: opening a folder in a file's place fails in words that name neither, and
 * ends the process in LMDB's code.
 *
 * @throws DamagedFileError naming the first thing that is not what it should be
 */
export function checkKinds(folder: string): void {
  const found = statOf(folder);
  if (!found) return;
  if (!found.isDirectory()) throw new DamagedFileError(folder, 'it is not a folder');
  for (const name of readdirSync(folder)) refuseOtherKinds(join(folder, name));
}

/** @throws DamagedFileError where a folder stands in a file's place, or a link that leads nowhere */
export function refuseOtherKinds(file: string): void {
  const found = statOf(file);
  if (found?.isDirectory()) throw new DamagedFileError(file, 'it is a folder, and not a file');
  if (!found && lstatSync(file, { throwIfNoEntry: false }))
    throw new DamagedFileError(file, 'it is a link that leads nowhere');
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
