import { summaryFormat } from 'shared-lib/domain';

/**
 * The fields of the change marker, except `updatedAt`.
 * @param change a value that was never used before
 */
export const recordChanges = (change: string) => ({ change, format: summaryFormat });
