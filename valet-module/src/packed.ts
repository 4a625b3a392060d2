import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A script of the package's `lib`: next to this code, or in the repository's packed package; null if that is missing. */
export const packed = (name: string): string | null =>
  [join(import.meta.dirname, name), join(import.meta.dirname, '../dist/package/lib', name)].find(
    existsSync,
  ) ?? null;
