import { collection, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { assignedAgentSchema, paths, type AssignedAgent } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument, listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

interface Place {
  customerId: string;
  communityId: string;
}

/** Any document, whatever is in it. */
const anyRecordSchema = z.object({ id: z.string() });

const communityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToAgentsOf: build.query({
      ...liveEndpoint<readonly AssignedAgent[], Place>(
        'listenToAgentsOf',
        ({ customerId, communityId }, onData, onError) =>
          listenToQuery(
            query(collection(firestore(), paths.assignedAgents(customerId, communityId))),
            assignedAgentSchema,
            onData,
            onError,
          ),
      ),
    }),
    listenToIsKept: build.query({
      ...liveEndpoint<boolean, Place>('listenToIsKept', ({ customerId, communityId }, onData, onError) =>
        listenToDocument(
          paths.community(customerId, communityId),
          anyRecordSchema,
          (record) => onData(record !== null),
          onError,
        ),
      ),
    }),
  }),
});

/** Who serves one community on which weekday, live. */
export function useAgentsOf(communityId: string) {
  const { customerId } = useAccount();
  return useLive<readonly AssignedAgent[]>(
    communityApi.useListenToAgentsOfQuery({ customerId, communityId }),
  );
}

/**
 * Whether there is a document of a community, live, even one so damaged that the list leaves it out.
 * @param communityId a document id (`isDocumentId`).
 */
export function useIsKept(communityId: string) {
  const { customerId } = useAccount();
  return useLive<boolean>(communityApi.useListenToIsKeptQuery({ customerId, communityId }));
}
