import { documentsAt, limit, liveCollection, orderBy, where } from 'shared-lib/data/kit';
import { paths, shiftReportSchema } from 'shared-lib/domain';

/** Maximum number of reports that the search shows. */
export const maxFoundReports = 5;

/** Whose reports to find; exactly one of the two is set. */
interface ReportsAsked {
  /** At most 30; null for any community. */
  readonly communityIds: readonly string[] | null;
  /** `YYYY-MM-DD`; null for the latest nights. */
  readonly night: string | null;
}

/** Shift reports by community and night, live, the latest first. */
export const useFoundReports = liveCollection('listenToFoundReports', {
  schema: shiftReportSchema,
  query: (customerId, { communityIds, night }: ReportsAsked) =>
    documentsAt(
      paths.shiftReports(customerId),
      ...(communityIds === null ? [] : [where('communityId', 'in', communityIds)]),
      ...(night === null ? [orderBy('serviceDate', 'desc')] : [where('serviceDate', '==', night)]),
      limit(maxFoundReports),
    ),
});
