import type { TeamRequest } from 'shared-lib/domain';
import type { Meaning } from 'shared-lib/ui';

/** The badge color of each request status. */
export const statusMeanings: Readonly<Record<TeamRequest['status'], Meaning>> = {
  pending: 'watch',
  approved: 'good',
  declined: 'bad',
  cancelled: 'neutral',
};

/** The text that names each kind of request. */
export const kindTexts = {
  timeOff: 'requests.timeOff',
  shift: 'requests.shift',
  swap: 'requests.shiftSwap',
} as const;
