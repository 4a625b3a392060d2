import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** After this many milliseconds, a folder of that name is no longer needed or being created. */
const lifetime = 2 * 3_600_000;

/** Removes what earlier runs prepared or left unfinished. */
const removeOld = (cache: string, now: number): void => {
  for (const entry of readdirSync(cache)) {
    const folder = join(cache, entry);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (now - mtimeMs > lifetime) rmSync(folder, { recursive: true, force: true });
  }
};

/** Moves a folder into place, unless another process was faster: then both have the same content. */
const moveTo = (place: string, folder: string): void => {
  try {
    renameSync(folder, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
};

/**
 * A folder that is created once and then found by its name. It is created next to its final place and then moved, so that concurrent
 * processes don't interfere and one that dies leaves nothing incomplete.
 * @param cache the folder that holds only such folders
 * @param name identifies everything the content depends on
 * @param make fills an empty folder
 * @returns its path, for reading only
 * @throws whatever `make` throws
 */
export const preparedFolder = async (
  cache: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const place = join(cache, name);
  if (existsSync(place)) return place;
  mkdirSync(cache, { recursive: true });
  removeOld(cache, Date.now());
  const folder = mkdtempSync(join(cache, 'new-'));
  try {
    await make(folder);
    moveTo(place, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return place;
};
