import type { ViolationType } from 'shared-lib/domain';
import type { Meaning } from 'shared-lib/ui';

/** The color of each severity; its word says the same. */
export const severityMeanings: Readonly<Record<ViolationType['severity'], Meaning>> = {
  low: 'neutral',
  medium: 'watch',
  high: 'bad',
};
