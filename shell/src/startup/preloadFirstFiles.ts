import { fetchAhead } from '../modules/freshFetch.ts';
import { filesFor, keptFirstFiles } from './firstFiles.ts';
import { preloadFile } from './preloadFile.ts';

/**
 * Asks at once for the files that the first page at this address needed the last time, while the configuration and the session
 * are still on their way. Only bytes are fetched: what runs is decided later, for the account that is signed in by then.
 */
export function preloadFirstFiles(pathname: string) {
  for (const file of filesFor(keptFirstFiles(), pathname)) {
    if (file.endsWith('.json')) fetchAhead(file);
    else preloadFile(file);
  }
}
