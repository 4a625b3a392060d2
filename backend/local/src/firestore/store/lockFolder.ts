import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DataFolderError } from '../DataFolderError.ts';

/**
 * The owner of a folder's lock. `startedAt` distinguishes it from a later process with the same ID; 'unknown' if the system doesn't report
 * it.
 */
interface LockOwner {
  pid: number;
  startedAt: string;
}

const LOCK_FILE = 'lock.json';
const held = new Set<string>();

/**
 * Locks a data folder for this process, creating it if needed. Takes over the lock of a process that is gone.
 *
 * @returns a function that unlocks the folder
 * @throws DataFolderError 'locked' if a running process, including this one, has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK_FILE);
  const mine = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) } satisfies LockOwner);
  // Written to another file and linked: the lock file is never partial, and only one process can link it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    if (!tryLink(draft, file)) {
      removeStaleLock(file);
      if (!tryLink(draft, file)) throw lockedError(file, readOwner(file));
    }
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStaleLock(file: string): void {
  const owner = readOwner(file);
  if (owner && isAlive(owner, file)) throw lockedError(file, owner);
  // Another process may have taken over the lock since our check, so we verify what was moved.
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  if (moved && isAlive(moved, file)) {
    tryLink(aside, file);
    rmSync(aside, { force: true });
    throw lockedError(file, moved);
  }
  rmSync(aside, { force: true });
}

function readOwner(file: string): LockOwner | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockOwner> | null;
    return typeof owner?.pid === 'number'
      ? { pid: owner.pid, startedAt: owner.startedAt ?? 'unknown' }
      : null;
  } catch {
    return null;
  }
}

function isAlive(owner: LockOwner, file: string): boolean {
  if (owner.pid === process.pid) return held.has(file);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startedAt = processStart(owner.pid);
  return startedAt === owner.startedAt || startedAt === 'unknown' || owner.startedAt === 'unknown';
}

/** When the process started, in clock ticks since boot; 'unknown' without /proc. */
function processStart(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command, is in parentheses and may contain anything, so we count from its end. The start time is field 22.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function lockedError(file: string, owner: LockOwner | null): DataFolderError {
  const who = owner ? `process ${owner.pid}` : 'another process';
  return new DataFolderError('locked', file, `The data folder is in use by ${who} (lock file ${file}).`);
}
