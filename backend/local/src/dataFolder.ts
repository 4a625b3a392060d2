import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncDirectory } from './files.ts';
import { checkKeptFiles, checkKinds, forgetKeptFiles, noteKeptFiles, refuseOtherKinds } from './keptFiles.ts';

/** Another process uses the data folder. */
export class DataFolderInUseError extends Error {
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(
      `The data folder ${directory} is in use by process ${pid}. Stop that one first, or choose another folder.`,
    );
    this.name = 'DataFolderInUseError';
    this.pid = pid;
  }
}

/** A data folder that this process alone may use. */
export interface DataFolder {
  readonly directory: string;
  /** Each service keeps its files in a folder of its own. */
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  /** Whether no service had ever kept anything in it when it was opened. */
  readonly isEmpty: boolean;
  /** Runs a function that fills the empty folder. When it fails, or the process dies, the folder is empty again. */
  fill(run: () => Promise<void>): Promise<void>;
  /** Notes what the services keep in it: a later start that lacks a file of theirs says so. */
  noteFiles(): Promise<void>;
  /** Deletes what the services keep in it. */
  clear(): void;
  /** Lets other processes have the folder. */
  release(): void;
}

const services = ['auth', 'firestore', 'storage'] as const;
/** This file exists while the folder is being filled. It shows that a folder is only half filled. */
const fillingFile = 'filling';

/**
 * Takes a data folder for this process, creating it if need be.
 *
 * @param fresh deletes the services' files in it first (and nothing else that may lie there)
 * @throws DataFolderInUseError when a running process has it; DamagedFileError when a file of a service is gone, was emptied or is a folder
 */
export function openDataFolder(directory: string, { fresh = false } = {}): DataFolder {
  mkdirSync(directory, { recursive: true });
  const release = lock(directory);
  try {
    const folders = services.map((service) => join(directory, service));
    const filling = join(directory, fillingFile);
    const makeFolders = (): void => folders.forEach((folder) => mkdirSync(folder, { recursive: true }));
    const clear = (): void => {
      forgetKeptFiles(directory);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      makeFolders();
      syncDirectory(directory);
      rmSync(filling, { force: true });
    };
    if (fresh || existsSync(filling)) clear();
    folders.forEach(checkKinds);
    checkKeptFiles(directory);
    makeFolders();
    const [auth, firestore, storage] = folders as [string, string, string];
    const fill = async (run: () => Promise<void>): Promise<void> => {
      writeFileSync(filling, '');
      syncDirectory(directory);
      try {
        await run();
      } catch (error) {
        clear();
        throw error;
      }
      rmSync(filling);
      syncDirectory(directory);
    };
    const isEmpty = folders.every((folder) => readdirSync(folder).length === 0);
    const noteFiles = (): Promise<void> => noteKeptFiles(directory);
    return { directory, auth, firestore, storage, isEmpty, fill, noteFiles, clear, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Who holds a lock: the start time tells a process from a later one that was given the same id. */
interface Holder {
  readonly pid: number;
  readonly startTime: string | null;
}

function lock(directory: string): () => void {
  const file = join(directory, 'lock');
  refuseOtherKinds(file);
  const own = JSON.stringify({ pid: process.pid, startTime: processStartTime(process.pid) } satisfies Holder);
  // A link appears with its content in one step, so no process ever reads a half-written lock.
  const candidate = join(directory, `lock.${process.pid}`);
  writeFileSync(candidate, own);
  try {
    while (!tryLink(candidate, file)) {
      const text = readIfThere(file);
      if (text === null) continue;
      const holder = parseHolder(text);
      if (holder && isRunning(holder)) throw new DataFolderInUseError(directory, holder.pid);
      removeStale(file, text, directory);
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => {
    if (readIfThere(file) === own) rmSync(file, { force: true });
  };
}

/** Removes the lock of a process that died. Between reading and removing, another process may have taken it: then it goes back. */
function removeStale(file: string, text: string, directory: string): void {
  const aside = join(directory, `lock.stale.${process.pid}`);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isNodeError(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readIfThere(aside);
  if (moved !== null && moved !== text) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isNodeError(error, 'EEXIST')) return false;
    throw error;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    return typeof value?.pid === 'number' ? { pid: value.pid, startTime: value.startTime ?? null } : null;
  } catch {
    return null;
  }
}

function isRunning({ pid, startTime }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isNodeError(error, 'EPERM')) return false;
  }
  return startTime === null || processStartTime(pid) === startTime;
}

/** Clock ticks from the system's start to the process's, from Linux's /proc; null elsewhere. */
function processStartTime(pid: number): string | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name, in brackets, may hold spaces and brackets; the start time is the 20th field after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isNodeError(error, 'ENOENT')) return null;
    throw error;
  }
}

function isNodeError(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === code;
}
