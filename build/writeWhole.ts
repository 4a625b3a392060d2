import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file whole or not at all: whoever reads it meanwhile sees the old one or the new one. Makes its folder. */
export function writeWhole(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = unfinishedName(path);
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

/**
 * Where a file is written until it is whole: of this process alone, since another one may be writing the same file; and hidden, so
 * that Hosting leaves it out where the process was killed.
 */
export const unfinishedName = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}.new`);
