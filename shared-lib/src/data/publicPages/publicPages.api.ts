import { paths, publicPageSchema, type PublicPage } from '../../domain/index.ts';
import { api } from '../api.ts';
import { listenToDocument } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useLive } from '../useLive.ts';

/** Which public page: the slugs of a business and of one of its communities, both document ids (`isDocumentId`). */
interface Slugs {
  businessSlug: string;
  communitySlug: string;
}

const publicPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToPublicPage: build.query({
      ...liveEndpoint<PublicPage | null, Slugs>(
        'listenToPublicPage',
        ({ businessSlug, communitySlug }, onData, onError) =>
          listenToDocument(paths.publicPage(businessSlug, communitySlug), publicPageSchema, onData, onError),
      ),
    }),
  }),
});

/** What anyone may see of a community, live; null when there is no such page. Needs no account. */
export const usePublicPage = (slugs: Slugs) =>
  useLive<PublicPage | null>(publicPagesApi.useListenToPublicPageQuery(slugs));
