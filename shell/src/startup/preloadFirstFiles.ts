import { prefetch } from '../modules/fetchFresh.ts';
import { firstFilesFor, loadFirstFiles } from './firstFiles.ts';

/** Preloads a script or style sheet without running it. */
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
 * Requests the manifests of the modules this address needed the last time, while configuration and session
 * are still loading; the inline script requests the other files. Which versions run is decided later, for the
 * signed-in account.
 */
export function fetchFirstManifests(pathname: string) {
  for (const file of firstFilesFor(loadFirstFiles(), pathname))
    if (file.endsWith('.json')) void prefetch(file);
}
