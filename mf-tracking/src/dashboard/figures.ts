import { pageSize, queryOf } from '../lists/askedOf.ts';

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
  queryOf(
    { kind: 'shiftReports', statusIsStored: true },
    { chosen: { status: ['missed'], nights: [String(missedNights)] } },
    { tonight },
    null,
    pageSize,
  );

/** The violations that nobody has decided on yet, of any night. */
export const openViolations = (tonight: string) =>
  queryOf(
    { kind: 'violations', statusIsStored: true },
    { chosen: { status: ['open'] } },
    { tonight },
    null,
    pageSize,
  );
