import { paths, publicPageSchema, type PublicPage } from '../../domain/index.ts';
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
