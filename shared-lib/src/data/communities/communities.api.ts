import { limit, orderBy, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import {
  assignedAgentSchema,
  communityActivitySchema,
  communitySchema,
  paths,
  withoutArchived,
  type Community,
} from '../../domain/index.ts';
import { mapFetchAll, type FetchAll } from '../fetchAllPages.ts';
import { listenToDocument } from '../listenTo.ts';
import { documentsAt, liveCollection, liveDocument, liveHookOfAccount } from '../liveHooks.ts';

/** Every community with all of its fields, live, in no particular order: for an owner who has just started. */
export const useCommunities = liveCollection('listenToCommunities', {
  schema: communitySchema,
  query: (customerId) => documentsAt(paths.communities(customerId)),
});

/** A community of the signed-in account by a document id (`isDocumentId`), live; null if missing or damaged. */
export const useCommunity = liveDocument('listenToCommunity', {
  schema: communitySchema,
  path: paths.community,
});

/** Far more than could have been served in a past week. */
const archivedAtMost = 100;

interface AskedActivity {
  readonly communityId: string;
  /** Maximum number of lines. */
  readonly max: number;
}

/** A community's activity log, live, latest first. */
export const useCommunityActivity = liveCollection('listenToCommunityActivity', {
  schema: communityActivitySchema,
  query: (customerId, { communityId, max }: AskedActivity) =>
    documentsAt(paths.communityActivity(customerId, communityId), orderBy('at', 'desc'), limit(max)),
});

/** The communities archived since a moment, in epoch milliseconds, live, including deleted ones. */
export const useCommunitiesArchivedSince = liveCollection('listenToArchivedSince', {
  schema: communitySchema,
  query: (customerId, since: number) =>
    documentsAt(
      paths.communities(customerId),
      where('archivedAt', '>=', new Date(since)),
      limit(archivedAtMost),
    ),
});

/** The communities with a former name or slug, live. */
export const useFormerCommunities = liveCollection('listenToFormerCommunities', {
  schema: communitySchema,
  query: (customerId, name: string) =>
    documentsAt(paths.communities(customerId), where('formerNames', 'array-contains', name), limit(5)),
});

/** A community's regular specialists by weekday, live. */
export const useAgentsOf = liveCollection('listenToAgentsOf', {
  schema: assignedAgentSchema,
  query: (customerId, communityId: string) => documentsAt(paths.assignedAgents(customerId, communityId)),
});

/** Any document, whatever it contains. */
const anyRecordSchema = z.object({ id: z.string() });

/**
 * Whether a community's document exists, live, even if it is too damaged for the list. Takes a document id
 * (`isDocumentId`).
 */
export const useDocumentExists = liveHookOfAccount<boolean, string>(
  'listenToIsKept',
  (customerId, communityId, onData, onError) =>
    listenToDocument(
      paths.community(customerId, communityId),
      anyRecordSchema,
      (record) => onData(record !== null),
      onError,
    ),
);

/** Fetches every served community from the server, with all of its fields. Damaged ones are reported and skipped. */
export const fetchCommunityRecords =
  (customerId: string): FetchAll<Community> =>
  async (signal, onProgress) => {
    const { fetchAllDocuments } = await import(
      /* webpackChunkName: "all-records" */ '../fetchAllDocuments.ts'
    );
    const query = documentsAt(paths.communities(customerId));
    const all = fetchAllDocuments({ asked: query, schema: communitySchema, what: 'all communities' });
    return mapFetchAll(all, (found) => withoutArchived(found))(signal, onProgress);
  };
