import type { BinTag } from 'mf-communities/domain';
import type { Meaning } from 'shared-lib/ui';

/** The tone of each status. */
export const tagMeanings: Record<BinTag['status'], Meaning> = {
  assigned: 'good',
  unassigned: 'watch',
  damaged: 'bad',
  lost: 'bad',
  retired: 'neutral',
};
