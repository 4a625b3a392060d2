import { limit, orderBy, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { checkpointScanSchema, paths, serviceLogSchema, violationSchema } from 'shared-lib/domain';

/** As many scans and violations of one shift as are listened to: more than a shift has, and few enough for a screen. */
const mostScans = 40;
const mostViolations = 20;

const ofReport = (reportId: string) => where('shiftReportId', '==', reportId);

/** The scans of one shift, live, in no particular order. */
export const useScansOfReport = liveCollection('listenToScansOfReport', {
  schema: checkpointScanSchema,
  query: (customerId, reportId: string) =>
    documentsAt(paths.checkpointScans(customerId), ofReport(reportId), limit(mostScans)),
});

/** What was found at the doors of one shift, live, in the order of the round. `most` is how many are listened to. */
export const useDoorsOfReport = liveCollection('listenToDoorsOfReport', {
  schema: serviceLogSchema,
  query: (customerId, { reportId, most }: { reportId: string; most: number }) =>
    documentsAt(paths.serviceLogs(customerId), ofReport(reportId), orderBy('servicedAt'), limit(most)),
});

/** The violations that were seen on one shift, live, in no particular order. */
export const useViolationsOfReport = liveCollection('listenToViolationsOfReport', {
  schema: violationSchema,
  query: (customerId, reportId: string) =>
    documentsAt(paths.violations(customerId), ofReport(reportId), limit(mostViolations)),
});
