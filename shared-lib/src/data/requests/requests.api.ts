import { paths, requestRecordSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';
import { reportDamagedEntries } from '../reportDamagedEntries.ts';

/** The records with the team's requests, live and complete, in no particular order: one for each member, at worst. */
export const useRequestRecords = liveCollection('listenToRequestRecords', {
  schema: requestRecordSchema,
  // All of them: a query can't search the lists inside the records.
  query: (customerId) => documentsAt(paths.requests(customerId)),
  onRecords: (customerId, records) => {
    for (const { id, damaged } of records) {
      reportDamagedEntries(paths.requestRecord(customerId, id), damaged);
    }
  },
});
