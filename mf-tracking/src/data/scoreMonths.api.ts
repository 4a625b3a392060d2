import { scoreMonthSchema } from 'mf-tracking/domain';
import { documentId, documentsAt, liveCollection, where } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';

/** Some months of finished shifts, live: one document a month, none for a month without shifts. */
export const useScoreMonths = liveCollection('listenToScoreMonths', {
  schema: scoreMonthSchema,
  query: (customerId, months: readonly string[]) =>
    documentsAt(paths.scoreMonths(customerId), where(documentId(), 'in', months)),
});
