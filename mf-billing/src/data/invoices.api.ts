import {
  documentsAt,
  limit,
  listenToQuery,
  liveHookOfAccount,
  orderBy,
  type LiveOptions,
  type LiveResult,
} from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { invoiceSchema, type Invoice } from 'mf-billing/domain';

/** Two years per subscription; older ones are on the payment provider's pages. */
const maxInvoices = 24;

const useListed = liveHookOfAccount<readonly Invoice[], readonly string[]>(
  'listenToInvoices',
  (customerId, subscriptionIds, onData, onError) => {
    const found = new Map<string, readonly Invoice[]>();
    const tell = () => {
      if (found.size < subscriptionIds.length) return;
      onData([...found.values()].flat().sort((a, b) => b.created - a.created));
    };
    tell();
    const ends = subscriptionIds.map((subscriptionId) =>
      listenToQuery(
        documentsAt(
          paths.invoices(customerId, subscriptionId),
          orderBy('created', 'desc'),
          limit(maxInvoices),
        ),
        invoiceSchema,
        (invoices) => {
          found.set(subscriptionId, invoices);
          tell();
        },
        onError,
      ),
    );
    return () => ends.forEach((end) => end());
  },
);

/** The live invoices of the account's subscriptions, latest first. */
export const useInvoices = (
  subscriptionIds: readonly string[],
  options?: LiveOptions,
): LiveResult<readonly Invoice[]> => useListed(subscriptionIds, options);
