import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file whole or not at all: whoever reads it meanwhile sees the old one or the new one. Makes its folder. */
export function writeWhole(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  // Of this process alone: another one may be writing the same file.
  const unfinished = `${path}.${process.pid}.new`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
