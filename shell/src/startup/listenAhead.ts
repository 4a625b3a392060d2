import { noteFirstListeners, startFirstListeners } from 'shared-lib/data';
import { placeOf } from './firstFiles.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Starts what the first screen at an address listened to the last time, beside the code that shows it. Notes, once the first page stands,
 * what it has listened to; someone who has gone elsewhere by then teaches nothing.
 */
export function listenAhead(pathname: string) {
  startFirstListeners(placeOf(pathname));
  whenIdle(() => {
    if (window.location.pathname === pathname) noteFirstListeners(placeOf(pathname));
  });
}
