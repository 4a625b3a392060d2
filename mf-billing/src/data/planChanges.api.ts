import { documentsAt, limit, listenToQuery, liveHookOfAccount, orderBy } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { planChangeSchema, type PlanChange } from 'mf-billing/domain';

/** Several years for most; older ones are in the account's export. */
const maxChanges = 20;

const useListed = liveHookOfAccount<readonly PlanChange[], null>(
  'listenToPlanChanges',
  (customerId, _, onData, onError) =>
    listenToQuery(
      documentsAt(paths.planChanges(customerId), orderBy('at', 'desc'), limit(maxChanges)),
      planChangeSchema,
      onData,
      onError,
    ),
);

/** The account's plan changes, live, latest first. */
export const usePlanChanges = () => useListed(null);
