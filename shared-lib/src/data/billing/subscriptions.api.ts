import { paths, subscriptionSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection, type LiveOptions } from '../liveHooks.ts';

const useListedSubscriptions = liveCollection('listenToSubscriptions', {
  schema: subscriptionSchema,
  query: (customerId) => documentsAt(paths.subscriptions(customerId)),
});

/** The subscriptions of the signed-in account, current and past, live. */
export const useSubscriptions = (options?: LiveOptions) => useListedSubscriptions(undefined, options);
