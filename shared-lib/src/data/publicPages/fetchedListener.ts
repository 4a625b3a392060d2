import type { Listen } from '../live.ts';
import { reportProblem } from '../reportProblem.ts';
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

/** Milliseconds for which a page that is drawn already waits at most for the browser to have nothing else to do. */
const restsWithin = 2000;

/** Ends when the browser has drawn the page and has nothing else to do. */
const rested = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: restsWithin });
    else setTimeout(resolve, restsWithin / 4);
  });

/**
 * A listener that begins with what the page was served with, if that is its record: then what listens, which is most of the code, comes
 * after the page stands.
 * @param choose takes it out of what was fetched
 * @param take takes the record out of the page
 */
export const servedFirst = <T, Arg>(
  choose: (listeners: PublicListeners) => Listen<T | null, Arg>,
  take: (arg: Arg) => T | null,
): Listen<T | null, Arg> => {
  const listenAtOnce = fetchedListener(choose);
  const listenWhenRested = fetchedListener(choose, () => rested().then(fetchListeners));
  return (arg, onData, onError) => {
    const served = take(arg);
    if (served === null) return listenAtOnce(arg, onData, onError);
    onData(served);
    return listenWhenRested(arg, onData, (error) =>
      // What is shown is a minute old at most, and better than an error.
      reportProblem('A public page is not followed live', error),
    );
  };
};
