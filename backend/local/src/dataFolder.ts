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
import {
  checkRecordedFiles,
  checkFileKinds,
  deleteFileRecord,
  recordFiles,
  requireRegularFile,
} from './recordedFiles.ts';

/** The data folder is used by another process. */
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

/** A data folder locked by this process. */
export interface DataFolder {
  readonly directory: string;
  /** Each service keeps its files in its own folder. */
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  /** Whether the folder had never been used when it was opened. */
  readonly isEmpty: boolean;
  /** Runs a function that fills the empty folder. If it fails or the process dies, the folder becomes empty again. */
  fill(run: () => Promise<void>): Promise<void>;
  /** Records which files the services have in it, so a later start can report a missing one. */
  recordFiles(): Promise<void>;
  clear(): void;
  release(): void;
}

const services = ['auth', 'firestore', 'storage'] as const;
/** This file exists while the folder is being filled, so a half-filled folder can be recognized. */
const fillingFile = 'filling';

/**
 * Locks a data folder for this process, creating it if needed.
 *
 * @param fresh first deletes the services' files in it (and nothing else there)
 * @throws DataFolderInUseError if a running process locked it; DamagedFileError if a service's file is missing, was emptied or is a folder
 */
export function openDataFolder(directory: string, { fresh = false } = {}): DataFolder {
  mkdirSync(directory, { recursive: true });
  const release = lock(directory);
  try {
    const folders = services.map((service) => join(directory, service));
    const filling = join(directory, fillingFile);
    const makeFolders = (): void => folders.forEach((folder) => mkdirSync(folder, { recursive: true }));
    const clear = (): void => {
      deleteFileRecord(directory);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      makeFolders();
      syncDirectory(directory);
      rmSync(filling, { force: true });
    };
    if (fresh || existsSync(filling)) clear();
    folders.forEach(checkFileKinds);
    checkRecordedFiles(directory);
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
    const noteFiles = (): Promise<void> => recordFiles(directory);
    return { directory, auth, firestore, storage, isEmpty, fill, recordFiles: noteFiles, clear, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** The owner of a lock: the start time distinguishes it from a later process with the same ID. */
interface Holder {
  readonly pid: number;
  readonly startTime: string | null;
}

function lock(directory: string): () => void {
  const file = join(directory, 'lock');
  requireRegularFile(file);
  const own = JSON.stringify({ pid: process.pid, startTime: processStartTime(process.pid) } satisfies Holder);
  // A link is created atomically with its content, so no process ever reads a partial lock.
  const candidate = join(directory, `lock.${process.pid}`);
  writeFileSync(candidate, own);
  try {
    while (!tryLink(candidate, file)) {
      const text = readIfExists(file);
      if (text === null) continue;
      const holder = parseHolder(text);
      if (holder && isRunning(holder)) throw new DataFolderInUseError(directory, holder.pid);
      removeStale(file, text, directory);
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => {
    if (readIfExists(file) === own) rmSync(file, { force: true });
  };
}

/** Removes a dead process's lock. Between reading and removing, another process may have locked the folder; its lock is then restored. */
function removeStale(file: string, text: string, directory: string): void {
  const aside = join(directory, `lock.stale.${process.pid}`);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isNodeError(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readIfExists(aside);
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

/** Clock ticks from system start to process start, from Linux's /proc; null elsewhere. */
function processStartTime(pid: number): string | null {
  const stat = readIfExists(`/proc/${pid}/stat`);
  // The name, in parentheses, may contain spaces and parentheses; the start time is the 20th field after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function readIfExists(file: string): string | null {
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
