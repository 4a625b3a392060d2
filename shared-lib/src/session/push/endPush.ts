import { pushMark } from './pushMark.ts';

/** The part of the page that turns push notifications on and off, loaded only where they are in use. */
export const loadPush = () => import(/* webpackChunkName: "push" */ './push.ts');

/**
 * Ends push notifications in this browser, if it shows any, so that the next person who uses it doesn’t see them.
 * @param uid of a user whose own device is kept
 */
export async function endPush(uid?: string): Promise<void> {
  const path = pushMark();
  if (path !== null && !path.includes(`/${uid}/devices`))
    await loadPush().then((push) => push.unregisterPush(path), console.error);
}
