import { paths, planCountsSchema } from '../../domain/index.ts';
import { poll } from '../poll.ts';
import { listenToDocument } from '../listenTo.ts';
import type { LiveResult } from '../live.ts';
import { liveHook, liveHookOfAccount, type LiveOptions } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';
import type { CountedForPlan } from './countForPlan.ts';

/** Milliseconds between two counts, because Firestore can't listen to a count. */
const countEvery = 60_000;

const loadCount = () => import(/* webpackChunkName: "directory-source" */ './countForPlan.ts');

/**
 * How much of each plan limit is used, live, for display. While the summary is missing or damaged, the server counts
 * the documents, and a repair is requested.
 */
export const usePlanCounts = liveHookOfAccount<CountedForPlan>(
  'listenToPlanCounts',
  (customerId, _asked, onData, onError) => {
    const count = poll(countEvery, async (id: string) => (await loadCount()).countWithoutSummary(id));
    let stopCounting: (() => void) | null = null;
    const detach = listenToDocument(
      paths.planCounts(customerId),
      planCountsSchema,
      (counts) => {
        if (counts === null) {
          stopCounting ??= count(customerId, onData, onError);
          return;
        }
        stopCounting?.();
        stopCounting = null;
        onData(counts);
      },
      onError,
    );
    return () => {
      stopCounting?.();
      detach();
    };
  },
);

const useCounted = liveHook(
  'countForPlan',
  poll(countEvery, async (customerId: string) => (await loadCount()).countForPlan(customerId)),
  0,
);

/**
 * How much of each plan limit is used, counted by the server, for screens that refuse something: a summary must not
 * decide that.
 */
export function useCountedForPlan(options: LiveOptions): LiveResult<CountedForPlan> {
  const { customerId } = useAccount();
  return useCounted(customerId, options);
}
