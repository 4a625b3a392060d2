import { summaryFormat } from 'shared-lib/domain';

/** The fields to merge into the state, except `updatedAt`. */
export const summaryState = (moments: Readonly<Partial<Record<'builtAt' | 'repairAskedAt', unknown>>>) => ({
  ...moments,
  format: summaryFormat,
});
