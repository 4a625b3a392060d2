import type { CheckpointScan } from '../../../domain/index.ts';
import type { Meaning } from '../../base/StatusBadge.tsx';

/** What the result of a scan means. */
export const scanMeanings: Readonly<Record<NonNullable<CheckpointScan['result']>, Meaning>> = {
  onTime: 'good',
  late: 'watch',
  outOfRange: 'bad',
  duplicate: 'neutral',
};
