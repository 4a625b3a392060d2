import { callerOf } from 'shared-lib/data/kit';
import { officePhotoCalls, serviceLogCalls, shiftReportCalls, violationCalls } from 'mf-tracking/domain';

/** Calls the functions for the photos that the office adds. */
export const callPhotos = callerOf(officePhotoCalls);

/** Calls the functions for service logs. */
export const callServiceLogs = callerOf(serviceLogCalls);

/** Calls the functions for shift reports. */
export const callShiftReports = callerOf(shiftReportCalls);

/** Calls the functions for violation cases. */
export const callViolations = callerOf(violationCalls);
