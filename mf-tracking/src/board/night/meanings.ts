import type { Meaning } from 'shared-lib/ui/dashboard';
import type { BoardState } from './boardRow.ts';

/** What each state of a shift means to an owner. The badge gets its colour from it. */
export const meanings: Readonly<Record<BoardState, Meaning>> = {
  missed: 'bad',
  late: 'watch',
  unassigned: 'watch',
  tooLong: 'watch',
  onTheClock: 'info',
  scheduled: 'neutral',
  done: 'good',
  noRecord: 'neutral',
};
