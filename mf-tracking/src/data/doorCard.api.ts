import { limit, orderBy, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { paths, residentMessageSchema, serviceLogSchema, violationSchema } from 'shared-lib/domain';

/** More visits and corrections than a door has on one night. */
const maxVisits = 20;

/** How many doors are read on either side of a visit: enough to skip corrected entries and repeated visits. */
const maxAround = 6;

/** Maximum number of open cases and open resident requests that the card lists. */
const maxOpen = 10;

/** One unit's service logs of one night, corrections included, live, in no particular order. */
export const useLogsOfDoor = liveCollection('listenToLogsOfDoor', {
  schema: serviceLogSchema,
  query: (customerId, { unitId, night }: { unitId: string; night: string }) =>
    documentsAt(
      paths.serviceLogs(customerId),
      where('unitId', '==', unitId),
      where('serviceDate', '==', night),
      limit(maxVisits),
    ),
});

/** A moment of a shift, epoch milliseconds. */
interface MomentOfShift {
  readonly reportId: string;
  readonly at: number;
}

/** The service logs of a shift up to a moment, live, the latest first. */
export const useLogsBefore = liveCollection('listenToLogsBefore', {
  schema: serviceLogSchema,
  query: (customerId, { reportId, at }: MomentOfShift) =>
    documentsAt(
      paths.serviceLogs(customerId),
      where('shiftReportId', '==', reportId),
      where('servicedAt', '<=', new Date(at)),
      orderBy('servicedAt', 'desc'),
      limit(maxAround),
    ),
});

/** The service logs of a shift from a moment on, live, the earliest first. */
export const useLogsAfter = liveCollection('listenToLogsAfter', {
  schema: serviceLogSchema,
  query: (customerId, { reportId, at }: MomentOfShift) =>
    documentsAt(
      paths.serviceLogs(customerId),
      where('shiftReportId', '==', reportId),
      where('servicedAt', '>=', new Date(at)),
      orderBy('servicedAt'),
      limit(maxAround),
    ),
});

/** A unit's cases that aren't closed, live, in no particular order. */
export const useOpenCasesOf = liveCollection('listenToOpenCasesOf', {
  schema: violationSchema,
  query: (customerId, unitId: string) =>
    documentsAt(
      paths.violations(customerId),
      where('unitId', '==', unitId),
      where('status', 'in', ['open', 'notified', 'escalated', 'disputed']),
      limit(maxOpen),
    ),
});

/** The unresolved resident requests about a unit, live, in no particular order. */
export const useOpenRequestsOf = liveCollection('listenToOpenRequestsOf', {
  schema: residentMessageSchema,
  query: (customerId, unitId: string) =>
    documentsAt(
      paths.contactSubmissions(customerId),
      where('unitId', '==', unitId),
      where('status', 'in', ['new', 'inProgress']),
      limit(maxOpen),
    ),
});
