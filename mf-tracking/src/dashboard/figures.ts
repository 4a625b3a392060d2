import { recordPageSize, type RecordQuery } from 'shared-lib/data';
import { firstNight } from 'shared-lib/domain';

/** As many nights as the dashboard looks back for missed shifts. */
const missedNights = 7;

/** The lists behind the dashboard's figures: where they are, and the query with which they begin. */
export const missedShiftsPath = `/shift-report?status=missed&nights=${missedNights}`;
export const openViolationsPath = '/violations?status=open';

/**
 * The shifts of the last seven nights, tonight included, that nobody came to: those whose shift report says so. Tonight's
 * shifts that are overdue and have no report yet are told by `/tracking`.
 * @param tonight `YYYY-MM-DD`
 */
export const missedShifts = (tonight: string) =>
  ({
    kind: 'shiftReports',
    narrowing: [{ field: 'status', values: ['missed'] }],
    since: firstNight(tonight, missedNights),
    limit: recordPageSize,
  }) satisfies RecordQuery;

/** The violations that nobody has decided on yet, of any night. */
export const openViolations = {
  kind: 'violations',
  narrowing: [{ field: 'status', values: ['open'] }],
  since: null,
  limit: recordPageSize,
} satisfies RecordQuery;
