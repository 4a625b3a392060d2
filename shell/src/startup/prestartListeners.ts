import { recordFirstListeners, startFirstListeners } from 'shared-lib/data';
import { placeOf } from './firstFiles.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Starts the listeners the first screen at an address used the last time, in parallel with loading its code.
 * Once the page has settled, records the ones it used, unless the user has navigated away.
 */
export function prestartListeners(pathname: string) {
  startFirstListeners(placeOf(pathname));
  whenIdle(() => {
    if (window.location.pathname === pathname) recordFirstListeners(placeOf(pathname));
  });
}
