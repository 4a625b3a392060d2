import { summaryFormat } from 'shared-lib/domain';

/** Fields of the state to merge into it, but for `updatedAt`. */
export const summaryState = (moments: Readonly<Partial<Record<'builtAt' | 'repairAskedAt', unknown>>>) => ({
  ...moments,
  format: summaryFormat,
});
