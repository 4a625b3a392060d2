import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { DamagedFileError, toDamageError } from './DamagedFileError.ts';
import { writeFileAtomically } from './files.ts';
import { markerFile } from './storage/objectFiles.ts';

/** A marker in Storage's folder. Even without objects the folder isn't empty, so an empty one has lost its content. */
const storageMarker = `storage/${markerFile}`;

/** Files that exist as long as their service's data, once it has created them. */
const permanentFiles = ['auth/accounts.ndjson', 'firestore/firestore.mdb', storageMarker];

const listIn = (directory: string): string => join(directory, 'kept.json');

/** @throws DamagedFileError for a circular link or a bad block */
const statOf = (file: string): Stats | undefined => {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw toDamageError(file, error);
  }
};

const bytesOf = (file: string): number => statOf(file)?.size ?? 0;

/** Records which files in the data folder have content, so that a later start without one of them isn't mistaken for a first start. */
export async function recordFiles(directory: string): Promise<void> {
  if (bytesOf(join(directory, storageMarker)) === 0)
    await writeFileAtomically(join(directory, storageMarker), 'The objects of Storage are kept here.\n');
  const kept = permanentFiles.filter((file) => bytesOf(join(directory, file)) > 0);
  await writeFileAtomically(listIn(directory), `${JSON.stringify(kept)}\n`);
}

/**
 * Checks that each file that had content still exists and has content, and that Storage's folder and its marker exist: objects can be
 * deleted, but the folder never is.
 *
 * @throws DamagedFileError naming the first failure
 */
export function checkRecordedFiles(directory: string): void {
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
 * Checks that a service's folder is a folder and contains only files: opening a folder as a file fails with a message that names neither,
 * or ends the process inside LMDB.
 *
 * @throws DamagedFileError naming the first thing of the wrong kind
 */
export function checkFileKinds(folder: string): void {
  const found = statOf(folder);
  if (!found) return;
  if (!found.isDirectory()) throw new DamagedFileError(folder, 'it is not a folder');
  for (const name of readdirSync(folder)) requireRegularFile(join(folder, name));
}

/** @throws DamagedFileError for a folder in a file's place, or a broken link */
export function requireRegularFile(file: string): void {
  const found = statOf(file);
  if (found?.isDirectory()) throw new DamagedFileError(file, 'it is a folder, not a file');
  if (!found && lstatSync(file, { throwIfNoEntry: false }))
    throw new DamagedFileError(file, 'it is a broken link');
}

/** Removes the record, for a folder whose data is deleted. */
export function deleteFileRecord(directory: string): void {
  rmSync(listIn(directory), { force: true });
}

function readList(list: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(list, 'utf8'));
    if (Array.isArray(names) && names.every((name) => permanentFiles.includes(name as string)))
      return names as string[];
  } catch {
    // Reported below.
  }
  throw new DamagedFileError(list, 'it is not a list of data files');
}
