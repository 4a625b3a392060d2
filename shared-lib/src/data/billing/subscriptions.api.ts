import { collection, query } from 'firebase/firestore';
import { paths, subscriptionSchema, type Subscription } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToSubscriptions: build.query({
      ...liveEndpoint<readonly Subscription[], string>(
        'listenToSubscriptions',
        (customerId, onData, onError) =>
          listenToQuery(
            query(collection(firestore(), paths.subscriptions(customerId))),
            subscriptionSchema,
            onData,
            onError,
          ),
      ),
    }),
  }),
});

/**
 * The subscriptions of the signed-in account, current and past, live.
 * @param skip whether nothing needs them; then they are loading.
 */
export function useSubscriptions({ skip = false } = {}) {
  const { customerId } = useAccount();
  return useLive<readonly Subscription[]>(
    subscriptionsApi.useListenToSubscriptionsQuery(customerId, { skip }),
  );
}
