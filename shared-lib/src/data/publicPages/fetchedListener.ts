import type { Listen } from '../live.ts';
import { reportProblem } from '../reportProblem.ts';
import type { PublicListeners } from './publicListeners.ts';

/** The listeners of the public pages' documents, with Firestore's client and the app it belongs to. */
export async function fetchListeners(): Promise<PublicListeners> {
  const { openListeners } = await import(/* webpackChunkName: "public-live" */ './publicListeners.ts');
  return openListeners();
}

/**
 * A listener whose code loads when it is attached.
 * @param choose selects it from the loaded code
 * @param start loads it, immediately or later
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

/** How long a page that is already drawn waits for the browser to become idle, in milliseconds. */
const restsWithin = 2000;

/** Settles when the browser has drawn the page and is idle. */
const rested = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: restsWithin });
    else setTimeout(resolve, restsWithin / 4);
  });

/**
 * A listener that begins with the page's served record, if it matches: the listening code, which is most of it, then
 * loads after the page is shown.
 * @param choose selects it from the loaded code
 * @param take takes the record from the page
 */
export const startFromServedData = <T, Arg>(
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
      // The page shows data at most a minute old, which is better than an error.
      reportProblem('Live updates of a public page failed', error),
    );
  };
};
