import { limit, query, type Query } from 'firebase/firestore';
import type { DocumentSchema } from '../domain/index.ts';
import { poll, countPollMillis } from './poll.ts';
import { countDocuments } from './countDocuments.ts';
import type { FetchAll } from './fetchAllPages.ts';
import { listenToQuery } from './listenTo.ts';
import { liveHook, liveHookOfAccount } from './liveHooks.ts';
import type { RecordPage } from './tracking/records.api.ts';
import { useAccount } from './useAccount.ts';

interface Paging<T, Asked> {
  /** Names the endpoints. */
  readonly name: string;
  readonly schema: DocumentSchema<T>;
  /** The query, in order, without a limit. */
  readonly query: (customerId: string, requested: Asked) => Query;
}

/** A list paged by the server: its first records, live; the total count; and all records, for an export. */
export function pagedRecords<T extends object, Asked extends object>({
  name,
  schema,
  query: queryOf,
}: Paging<T, Asked>) {
  const usePage = liveHookOfAccount<RecordPage<T>, Asked & { readonly max: number }>(
    `listenTo${name}`,
    (customerId, requested, onData, onError) =>
      listenToQuery(
        query(queryOf(customerId, requested), limit(requested.max)),
        schema,
        (records, found) => onData({ records, hasMore: found === requested.max }),
        onError,
      ),
  );
  const useCounted = liveHook(
    `count${name}`,
    poll(countPollMillis, ({ customerId, asked }: { customerId: string; asked: Asked }) =>
      countDocuments(queryOf(customerId, asked)),
    ),
    0,
  );
  return {
    usePage,
    /** Null while unknown. @param skip whether to skip counting */
    useTotal: (requested: Asked, skip = false): number | null => {
      const { customerId } = useAccount();
      const counted = useCounted({ customerId, asked: requested }, { skip });
      return counted.status === 'ready' ? counted.data : null;
    },
    fetchAll:
      (customerId: string, requested: Asked): FetchAll<T> =>
      async (signal, onProgress) => {
        const { fetchAllDocuments } = await import(
          /* webpackChunkName: "all-records" */ './fetchAllDocuments.ts'
        );
        const fetchAll = fetchAllDocuments({ asked: queryOf(customerId, requested), schema, what: name });
        return fetchAll(signal, onProgress);
      },
  };
}
