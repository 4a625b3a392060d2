import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds after which nobody asks for a folder of that name any more, nor is still at work on it. */
const lifetime = 2 * 3_600_000;

/** Removes what earlier runs prepared, and what they began and did not finish. */
const removeOld = (cache: string, now: number): void => {
  for (const entry of readdirSync(cache)) {
    const folder = join(cache, entry);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (now - mtimeMs > lifetime) rmSync(folder, { recursive: true, force: true });
  }
};

/** Moves a folder to its place, unless another process was faster: then both hold the same. */
const moveTo = (place: string, folder: string): void => {
  try {
    renameSync(folder, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
};

/**
 * A folder that is made once and found again by its name. It is made beside its place and then moved there, so that two processes
 * that need it at once don't harm each other, and one that dies leaves no half of it.
 *
 * @param cache the folder that holds such folders, and nothing else
 * @param name names everything that the content depends on
 * @param make fills an empty folder
 * @returns its path; it is for reading
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
