import {
  paths,
  publicBusinessSchema,
  publicPageSchema,
  type PublicBusiness,
  type PublicPage,
} from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';
import { liveHook } from '../liveHooks.ts';

/**
 * Names a public page by the slugs of a business and of one of its communities, which are both document ids
 * (`isDocumentId`).
 */
interface Slugs {
  businessSlug: string;
  communitySlug: string;
}

/** What anyone may see of a community, live; null when there is no such page. Needs no account. */
export const usePublicPage = liveHook<PublicPage | null, Slugs>(
  'listenToPublicPage',
  ({ businessSlug, communitySlug }, onData, onError) =>
    listenToDocument(paths.publicPage(businessSlug, communitySlug), publicPageSchema, onData, onError),
);

/** What anyone may see of a business, live; null when there is none with that slug. Needs no account. */
export const usePublicBusiness = liveHook<PublicBusiness | null, { businessSlug: string }>(
  'listenToPublicBusiness',
  ({ businessSlug }, onData, onError) =>
    listenToDocument(paths.publicBusiness(businessSlug), publicBusinessSchema, onData, onError),
);
