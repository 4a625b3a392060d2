import { summaryFormat } from 'shared-lib/domain';

/** The fields to merge into the state, except `updatedAt`. */
export const summaryState = (moments: Readonly<Partial<Record<'builtAt' | 'repairAskedAt', unknown>>>) => ({
  ...moments,
  format: summaryFormat,
});

/**
 * The fields of the change marker, except `updatedAt`.
 * @param change a value that was never used before
 */
export const recordChanges = (change: string) => ({ change, format: summaryFormat });
