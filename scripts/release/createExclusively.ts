import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unfinishedName } from '../../build/writeWhole.ts';

/** Creates a complete file unless it exists. @returns whether it was created */
export function createExclusively(file: string, content: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  writeFileSync(unfinished, content);
  try {
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
