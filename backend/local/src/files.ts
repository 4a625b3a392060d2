import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts a file on disk whole or not at all: written beside its place, flushed, then renamed over it.
 * When the promise resolves, a power cut loses nothing.
 */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    // On a full disk it would take the room that is left.
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  syncDirectory(dirname(file));
}

/** Flushes a directory, so that a file created or renamed in it survives a power cut. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
