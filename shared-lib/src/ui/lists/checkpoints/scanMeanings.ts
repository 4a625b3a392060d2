import type { CheckpointScan } from '../../../domain/index.ts';
import type { Meaning } from '../../base/StatusBadge.tsx';

/** The meaning of a scan's result. */
export const scanMeanings: Readonly<Record<NonNullable<CheckpointScan['result']>, Meaning>> = {
  onTime: 'good',
  late: 'watch',
  outOfRange: 'bad',
  duplicate: 'neutral',
};
