import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** After this many milliseconds, a folder is no longer needed, and none is still being created. */
const lifetime = 2 * 3_600_000;

/** After this many milliseconds, a claim to create a folder has expired. */
const longestMaking = 10 * 60_000;
/** How often to check for a folder that another process is creating, in milliseconds. */
const pollInterval = 200;

/** Removes folders that earlier runs prepared or left unfinished. */
const removeOld = (cache: string, now: number): void => {
  for (const entry of readdirSync(cache)) {
    const folder = join(cache, entry);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (now - mtimeMs > lifetime) rmSync(folder, { recursive: true, force: true });
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Removes a claim. It's a dangling link, which `rmSync` wouldn't find. */
const release = (claim: string): void => {
  try {
    unlinkSync(claim);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

/** Whether the process that made a claim may still be creating the folder; true for a claim that was just released, too. */
const isHeld = (claim: string, now: number): boolean => {
  try {
    return now - lstatSync(claim).mtimeMs < longestMaking && isRunning(Number(readlinkSync(claim)));
  } catch {
    return true;
  }
};

/**
 * Claims the creation of a folder, unless a running process has. The claim is a link that names its process, so it appears complete.
 * @returns whether the claim is this process's now
 */
const claims = (claim: string): boolean => {
  try {
    symlinkSync(String(process.pid), claim);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (!isHeld(claim, Date.now())) release(claim);
  return false;
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
 * A folder that is created once and then found by its name. It is created next to its final place and then moved, so that a process that
 * dies leaves nothing incomplete. Concurrent processes wait for the one that creates it.
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
  const claim = `${place}.claim`;
  mkdirSync(cache, { recursive: true });
  for (;;) {
    if (existsSync(place)) return place;
    if (claims(claim)) break;
    await setTimeout(pollInterval);
  }
  removeOld(cache, Date.now());
  const folder = mkdtempSync(join(cache, 'new-'));
  try {
    // Another process may have finished it just before this one's claim.
    if (!existsSync(place)) {
      await make(folder);
      moveTo(place, folder);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    release(claim);
  }
  return place;
};
