import { collection, query, where } from 'firebase/firestore';
import { binTagSchema, paths, unitSchema, type BinTag, type Unit } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

interface Place {
  customerId: string;
  communityId: string;
}

const ofCommunity = (path: string, communityId: string) =>
  query(collection(firestore(), path), where('communityId', '==', communityId));

const binTagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToBinTags: build.query({
      ...liveEndpoint<readonly BinTag[], Place>(
        'listenToBinTags',
        ({ customerId, communityId }, onData, onError) =>
          listenToQuery(ofCommunity(paths.binTags(customerId), communityId), binTagSchema, onData, onError),
      ),
    }),
    listenToUnitsOf: build.query({
      ...liveEndpoint<readonly Unit[], Place>(
        'listenToUnitsOf',
        ({ customerId, communityId }, onData, onError) =>
          listenToQuery(ofCommunity(paths.units(customerId), communityId), unitSchema, onData, onError),
      ),
    }),
  }),
});

/** The bin tags of one community, live, in no particular order. */
export function useBinTags(communityId: string) {
  const { customerId } = useAccount();
  return useLive<readonly BinTag[]>(binTagsApi.useListenToBinTagsQuery({ customerId, communityId }));
}

/** The units of one community, live, in no particular order. */
export function useUnitsOf(communityId: string) {
  const { customerId } = useAccount();
  return useLive<readonly Unit[]>(binTagsApi.useListenToUnitsOfQuery({ customerId, communityId }));
}
