import { limit, orderBy, callerOf, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { dataExportSchema, exportLimits, ownDataCalls } from 'mf-settings/domain';

/** The latest exports of everything, newest first, live. Only for the owner. */
export const useDataExports = liveCollection('listenToDataExports', {
  schema: dataExportSchema,
  query: (customerId) =>
    documentsAt(paths.dataExports(customerId), orderBy('requestedAt', 'desc'), limit(exportLimits.listed)),
});

const callOwnData = callerOf(ownDataCalls);

/**
 * Starts an export of everything; refused with `failed-precondition` while one runs, `resource-exhausted` after too
 * many in a day.
 */
export const startExport = () => callOwnData('startExport', undefined);

/** Requests the deletion of the business, confirmed by its name; the answer has the date, in epoch milliseconds. */
export const requestDeletion = (request: { readonly businessName: string }) =>
  callOwnData('requestDeletion', request);

/** Cancels the deletion of the business. */
export const undoDeletion = () => callOwnData('undoDeletion', undefined);
