import type { PublicAddress, PublicBusiness, PublicPage } from '../../domain/index.ts';
import { liveHook } from '../liveHook.ts';
import { fetchedListener, startFromServedData } from './fetchedListener.ts';
import { consumeServedPage } from './servedPage.ts';

/** What anyone may see of a community, live; null if there is no such page. Needs no account. */
export const usePublicPage = liveHook<PublicPage | null, PublicAddress>(
  'listenToPublicPage',
  startFromServedData((listeners) => listeners.page, consumeServedPage),
);

/** What anyone may see of a business, live; null if no business has that slug. Needs no account. */
export const usePublicBusiness = liveHook<PublicBusiness | null, { businessSlug: string }>(
  'listenToPublicBusiness',
  fetchedListener((listeners) => listeners.business),
);
