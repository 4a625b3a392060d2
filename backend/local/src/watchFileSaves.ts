import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';

import type { Log } from './Log.ts';

/** Editors write a file in several steps; this waits for the last. */
const SETTLE_MS = 50;

/**
 * Reports when a file may have been saved.
 *
 * @param path absolute
 * @param log receives a line when the file can't be watched anymore
 * @returns stops watching
 */
export function watchFileSaves(path: string, log: Log, onSaved: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  // Watches the folder, because many editors replace the file.
  const watcher = watch(dirname(path), { persistent: false }, (_event, name) => {
    if (name !== null && name !== basename(path)) return;
    clearTimeout(settling);
    settling = setTimeout(onSaved, SETTLE_MS).unref();
  });
  watcher.on('error', (error) => log(`${path} is no longer watched: ${error.message}`));
  return () => {
    clearTimeout(settling);
    watcher.close();
  };
}
