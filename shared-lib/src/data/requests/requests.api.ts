import { collection, query } from 'firebase/firestore';
import { paths, requestRecordSchema, type RequestRecord } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { reportDamagedEntries } from '../reportDamagedEntries.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToRequestRecords: build.query({
      // All of them: a query can't look into the lists that the records hold.
      ...liveEndpoint<readonly RequestRecord[], string>(
        'listenToRequestRecords',
        (customerId, onData, onError) =>
          listenToQuery(
            query(collection(firestore(), paths.requests(customerId))),
            requestRecordSchema,
            (records) => {
              for (const { id, damaged } of records) {
                reportDamagedEntries(paths.requestRecord(customerId, id), damaged);
              }
              onData(records);
            },
            onError,
          ),
      ),
    }),
  }),
});

/** The records that hold the team's requests, live, in no particular order. */
export function useRequestRecords() {
  const { customerId } = useAccount();
  return useLive<readonly RequestRecord[]>(requestsApi.useListenToRequestRecordsQuery(customerId));
}
