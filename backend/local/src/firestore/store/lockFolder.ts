import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DataFolderError } from '../DataFolderError.ts';

/** Who holds a folder. `startedAt` tells a process from a later one that got the same number; 'unknown' where the system doesn't say. */
interface LockOwner {
  pid: number;
  startedAt: string;
}

const LOCK_FILE = 'lock.json';
const held = new Set<string>();

/**
 * Takes a data folder for this process, making it where it doesn't exist. The lock of a process that is gone, however it
 * ended, is taken over.
 *
 * @returns a function that gives the folder free
 * @throws DataFolderError 'locked' where a living process holds it, this one included
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK_FILE);
  const mine = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) } satisfies LockOwner);
  // Written aside and linked into place: the lock file is never seen half written, and only one process can link it.
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
  // Between our look and now another process may have taken the lock over: what we move away must be what we saw.
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
    // EPERM: the process lives but belongs to someone else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startedAt = processStart(owner.pid);
  return startedAt === owner.startedAt || startedAt === 'unknown' || owner.startedAt === 'unknown';
}

/** When the process started, in clock ticks since boot; 'unknown' where there is no /proc. */
function processStart(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command, is in brackets and may hold anything: count from its end. Start time is field 22.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function lockedError(file: string, owner: LockOwner | null): DataFolderError {
  const who = owner ? `process ${owner.pid}` : 'another process';
  return new DataFolderError('locked', file, `The data folder is in use by ${who} (lock file ${file}).`);
}
