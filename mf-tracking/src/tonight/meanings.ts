import type { Meaning } from 'shared-lib/ui/dashboard';
import type { ShiftStateName } from './tonightOf.ts';

/** What each state of a shift means to an owner. The badge gets its colour from it. */
export const meanings: Readonly<Record<ShiftStateName, Meaning>> = {
  missed: 'bad',
  late: 'watch',
  unassigned: 'watch',
  onTheClock: 'info',
  scheduled: 'neutral',
  done: 'good',
};
