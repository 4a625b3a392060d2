import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file atomically: readers see either the old content or the new. Creates its folder. */
export function writeAtomically(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = temporaryName(path);
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

/**
 * Temporary name of an unfinished file. Unique per process, because another one may be writing the same file;
 * hidden, so Hosting ignores it if the process is killed.
 */
export const temporaryName = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}.new`);
