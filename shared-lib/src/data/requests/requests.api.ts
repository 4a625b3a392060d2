import { paths, requestRecordSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';
import { reportDamagedEntries } from '../reportDamagedEntries.ts';

/** The records that hold the team's requests with all that they hold, live, in no particular order: one for each member, at worst. */
export const useRequestRecords = liveCollection('listenToRequestRecords', {
  schema: requestRecordSchema,
  // All of them: a query can't look into the lists that the records hold.
  query: (customerId) => documentsAt(paths.requests(customerId)),
  onRecords: (customerId, records) => {
    for (const { id, damaged } of records) {
      reportDamagedEntries(paths.requestRecord(customerId, id), damaged);
    }
  },
});
