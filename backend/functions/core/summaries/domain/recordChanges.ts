import { summaryFormat } from 'shared-lib/domain';

/**
 * The fields of that word, but for `updatedAt`.
 * @param change has never stood there before
 */
export const recordChanges = (change: string) => ({ change, format: summaryFormat });
