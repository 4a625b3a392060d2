import { limit, orderBy, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { checkpointScanSchema, paths, serviceLogSchema, violationSchema } from 'shared-lib/domain';

/**
 * Maximum number of scans and violations of one shift a listener reads: more than a shift has, and few enough for a
 * screen.
 */
const maxScans = 40;
const maxViolations = 20;

const ofReport = (reportId: string) => where('shiftReportId', '==', reportId);

/** The scans of one shift, live, in no particular order. */
export const useScansOfReport = liveCollection('listenToScansOfReport', {
  schema: checkpointScanSchema,
  query: (customerId, reportId: string) =>
    documentsAt(paths.checkpointScans(customerId), ofReport(reportId), limit(maxScans)),
});

/** One shift's service logs, live, in route order. `max` is the listener's limit. */
export const useDoorsOfReport = liveCollection('listenToDoorsOfReport', {
  schema: serviceLogSchema,
  query: (customerId, { reportId, max }: { reportId: string; max: number }) =>
    documentsAt(paths.serviceLogs(customerId), ofReport(reportId), orderBy('servicedAt'), limit(max)),
});

/** The violations seen on one shift, live, in no particular order. */
export const useViolationsOfReport = liveCollection('listenToViolationsOfReport', {
  schema: violationSchema,
  query: (customerId, reportId: string) =>
    documentsAt(paths.violations(customerId), ofReport(reportId), limit(maxViolations)),
});
