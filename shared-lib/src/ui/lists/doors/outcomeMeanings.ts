import type { ServiceLog } from '../../../domain/index.ts';
import type { Meaning } from '../../base/StatusBadge.tsx';

/** What an outcome at a door means to the owner. */
export const outcomeMeanings: Readonly<Record<ServiceLog['outcome'], Meaning>> = {
  collected: 'good',
  notOut: 'neutral',
  notCollected: 'watch',
};
