import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import { limit, orderBy, call, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { dataExportSchema, exportLimits } from 'mf-settings/domain';

/** The latest exports of everything, newest first, live. Only for the owner. */
export const useDataExports = liveCollection('listenToDataExports', {
  schema: dataExportSchema,
  query: (customerId) =>
    documentsAt(paths.dataExports(customerId), orderBy('requestedAt', 'desc'), limit(exportLimits.listed)),
});

const started = z.object({ exportId: z.string() });
const due = z.object({ dueAt: z.number() });
/**
 * Starts an export of everything; refused with `failed-precondition` while one runs, `resource-exhausted` after too
 * many in a day.
 */
export const startExport = () => call('startExport', undefined, started);

/** Requests the deletion of the business, confirmed by its name; the answer has the date, in epoch milliseconds. */
export const requestDeletion = (request: { readonly businessName: string }) =>
  call('requestDeletion', request, due);

/** Cancels the deletion of the business. */
export const undoDeletion = () => call('undoDeletion', undefined, success);
