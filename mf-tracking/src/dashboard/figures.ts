import { recordPageSize, type RecordQuery } from 'shared-lib/data';
import { firstNight } from 'shared-lib/domain';

/** The number of nights in which the dashboard counts missed shifts. */
const missedNights = 7;

/** The lists behind the dashboard's figures: their addresses, and the queries with which they begin. */
export const missedShiftsPath = `/shift-report?status=missed&nights=${missedNights}`;
export const openViolationsPath = '/violations?status=open';

/**
 * The shifts of the last seven nights, tonight included, to which nobody came by their shift report. A shift that is
 * overdue tonight and has no report yet shows only at `/tracking`.
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
