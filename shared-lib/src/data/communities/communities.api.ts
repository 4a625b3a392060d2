import { collection, collectionGroup, query, where } from 'firebase/firestore';
import {
  assignedAgentSchema,
  collectionGroups,
  communitySchema,
  paths,
  type AssignedAgent,
  type Community,
} from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

const communitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToCommunities: build.query({
      ...liveEndpoint<readonly Community[], string>('listenToCommunities', (customerId, onData, onError) =>
        listenToQuery(
          query(collection(firestore(), paths.communities(customerId))),
          communitySchema,
          onData,
          onError,
        ),
      ),
    }),
    // One query for the assignments of all communities, instead of a listener for each.
    listenToAssignedAgents: build.query({
      ...liveEndpoint<readonly AssignedAgent[], string>(
        'listenToAssignedAgents',
        (customerId, onData, onError) =>
          listenToQuery(
            query(
              collectionGroup(firestore(), collectionGroups.assignedAgents),
              where('customerId', '==', customerId),
            ),
            assignedAgentSchema,
            onData,
            onError,
          ),
      ),
    }),
  }),
});

/** Every community of the signed-in account, live, in no particular order. */
export function useCommunities() {
  const { customerId } = useAccount();
  return useLive<readonly Community[]>(communitiesApi.useListenToCommunitiesQuery(customerId));
}

/** Who serves which community on which weekday, live. */
export function useAssignedAgents() {
  const { customerId } = useAccount();
  return useLive<readonly AssignedAgent[]>(communitiesApi.useListenToAssignedAgentsQuery(customerId));
}
