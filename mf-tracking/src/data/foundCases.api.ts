import { limit, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { paths, violationSchema } from 'shared-lib/domain';

/** The cases with a number, live: one, unless something went wrong. */
export const useFoundCases = liveCollection('listenToFoundCases', {
  schema: violationSchema,
  query: (customerId, caseNumber: string) =>
    documentsAt(paths.violations(customerId), where('caseNumber', '==', caseNumber), limit(5)),
});
