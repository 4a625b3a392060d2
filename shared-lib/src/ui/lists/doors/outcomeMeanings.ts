import type { ServiceLog } from '../../../domain/index.ts';
import type { Meaning } from '../../base/StatusBadge.tsx';

/** The meaning of a service outcome for the owner. */
export const outcomeMeanings: Readonly<Record<ServiceLog['outcome'], Meaning>> = {
  collected: 'good',
  notOut: 'neutral',
  notCollected: 'watch',
};
