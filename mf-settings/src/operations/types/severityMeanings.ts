import type { ViolationType } from 'shared-lib/domain';
import type { Meaning } from 'shared-lib/ui';

/** The color of each severity; its label says the same in words. */
export const severityMeanings: Readonly<Record<ViolationType['severity'], Meaning>> = {
  low: 'neutral',
  medium: 'watch',
  high: 'bad',
};
