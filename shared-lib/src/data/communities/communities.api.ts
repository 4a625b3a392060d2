import { collectionGroup, query, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import {
  assignedAgentSchema,
  collectionGroups,
  communitySchema,
  paths,
  unitSchema,
} from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument } from '../listenTo.ts';
import { documentsAt, liveCollection, liveDocument, liveHookOfAccount } from '../liveHooks.ts';

/** For modules of the releases before 1.5: every community with all of its fields, live, in no particular order. */
export const useCommunities = liveCollection('listenToCommunities', {
  schema: communitySchema,
  query: (customerId) => documentsAt(paths.communities(customerId)),
});

/** One community of the signed-in account by a document id (`isDocumentId`), live; null when there is none, or a damaged one. */
export const useCommunity = liveDocument('listenToCommunity', {
  schema: communitySchema,
  path: paths.community,
});

/** For modules of the releases before 1.5: who serves which community on which weekday, live. */
export const useAssignedAgents = liveCollection('listenToAssignedAgents', {
  schema: assignedAgentSchema,
  // One query for the assignments of all communities, instead of a listener for each.
  query: (customerId) =>
    query(
      collectionGroup(firestore(), collectionGroups.assignedAgents),
      where('customerId', '==', customerId),
    ),
});

/** Who serves one community on which weekday, live. */
export const useAgentsOf = liveCollection('listenToAgentsOf', {
  schema: assignedAgentSchema,
  query: (customerId, communityId: string) => documentsAt(paths.assignedAgents(customerId, communityId)),
});

/** Any document, whatever is in it. */
const anyRecordSchema = z.object({ id: z.string() });

/**
 * Whether a community's document exists, live, also one that is too damaged for the list. Takes a document id
 * (`isDocumentId`).
 */
export const useIsKept = liveHookOfAccount<boolean, string>(
  'listenToIsKept',
  (customerId, communityId, onData, onError) =>
    listenToDocument(
      paths.community(customerId, communityId),
      anyRecordSchema,
      (record) => onData(record !== null),
      onError,
    ),
);

const ofCommunity = (communityId: string) => where('communityId', '==', communityId);

/** The units of one community, live, in no particular order. */
export const useUnitsOf = liveCollection('listenToUnitsOf', {
  schema: unitSchema,
  query: (customerId, communityId: string) => documentsAt(paths.units(customerId), ofCommunity(communityId)),
});
