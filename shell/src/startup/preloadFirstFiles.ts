import { fetchAhead } from '../modules/freshFetch.ts';
import { filesFor, keptFirstFiles } from './firstFiles.ts';

/** Fetches a script or a style without running it, for whoever asks for it next. */
export function preloadFile(path: string) {
  const known = document.querySelectorAll('link[href], script[src]');
  if ([...known].some((one) => [one.getAttribute('href'), one.getAttribute('src')].includes(path))) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = path.endsWith('.css') ? 'style' : 'script';
  link.href = path;
  document.head.append(link);
}

/**
 * Asks at once for the manifests of the modules that the first page at this address needed the last time, while the configuration and
 * the session are still on their way; the page's own lines have asked for the rest. What runs is decided later, for the account that
 * is signed in by then.
 */
export function fetchFirstManifests(pathname: string) {
  for (const file of filesFor(keptFirstFiles(), pathname)) if (file.endsWith('.json')) void fetchAhead(file);
}
