import type { PublicAddress, PublicBusiness, PublicPage } from '../../domain/index.ts';
import { liveHook } from '../liveHook.ts';
import type { Listen } from '../live.ts';
import { reportProblem } from '../reportProblem.ts';
import { fetchedListener, fetchListeners } from './fetchedListener.ts';
import { takeServedPage } from './servedPage.ts';

/** Milliseconds for which a page that is drawn already waits at most for the browser to have nothing else to do. */
const restsWithin = 2000;

/** Ends when the browser has drawn the page and has nothing else to do. */
const rested = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: restsWithin });
    else setTimeout(resolve, restsWithin / 4);
  });

const listenAtOnce = fetchedListener((listeners) => listeners.page);
const listenWhenRested = fetchedListener(
  (listeners) => listeners.page,
  () => rested().then(fetchListeners),
);

/** Begins with what the page was served with, if that is its record: then what listens, which is most of the code, comes after it stands. */
const listen: Listen<PublicPage | null, PublicAddress> = (address, onData, onError) => {
  const served = takeServedPage(address);
  if (!served) return listenAtOnce(address, onData, onError);
  onData(served);
  return listenWhenRested(address, onData, (error) =>
    // What is shown is a minute old at most, and better than an error.
    reportProblem('A public page is not followed live', error),
  );
};

/** What anyone may see of a community, live; null when there is no such page. Needs no account. */
export const usePublicPage = liveHook<PublicPage | null, PublicAddress>('listenToPublicPage', listen);

/** What anyone may see of a business, live; null when there is none with that slug. Needs no account. */
export const usePublicBusiness = liveHook<PublicBusiness | null, { businessSlug: string }>(
  'listenToPublicBusiness',
  fetchedListener((listeners) => listeners.business),
);
