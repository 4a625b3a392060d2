import type { ViolationType } from 'shared-lib/domain';
import type { Meaning } from 'shared-lib/ui';

/** The colour of each severity, which its word says. */
export const severityMeanings: Readonly<Record<ViolationType['severity'], Meaning>> = {
  low: 'neutral',
  medium: 'watch',
  high: 'bad',
};
