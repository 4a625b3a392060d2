import type { DoorResult } from 'mf-communities/domain';
import type { Meaning } from 'shared-lib/ui/public';

/** Badge tone of each result of a door's night. */
export const doorMeanings: Readonly<Record<DoorResult['result'], Meaning>> = {
  collected: 'good',
  notOut: 'neutral',
  notCollected: 'bad',
  off: 'neutral',
  closed: 'neutral',
  pending: 'info',
  unrecorded: 'watch',
};
