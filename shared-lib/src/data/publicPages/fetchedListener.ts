import type { Listen } from '../live.ts';
import type { PublicListeners } from './publicListeners.ts';

/** What listens to the public pages' documents, with Firestore's client and the app that it belongs to. */
export async function fetchListeners(): Promise<PublicListeners> {
  const { openListeners } = await import(/* webpackChunkName: "public-live" */ './publicListeners.ts');
  return openListeners();
}

/**
 * A listener whose code is fetched when it is attached.
 * @param choose takes it out of what was fetched
 * @param start fetches it, at once or a while later
 */
export const fetchedListener =
  <T, Arg>(
    choose: (listeners: PublicListeners) => Listen<T, Arg>,
    start: () => Promise<PublicListeners> = fetchListeners,
  ): Listen<T, Arg> =>
  (arg, onData, onError) => {
    let isOver = false;
    let stop = () => {};
    start().then((listeners) => {
      if (!isOver) stop = choose(listeners)(arg, onData, onError);
    }, onError);
    return () => {
      isOver = true;
      stop();
    };
  };
