import type { Meaning } from 'shared-lib/ui/dashboard';
import type { BoardState } from './boardRow.ts';

/** The badge color of each shift state while nothing is at risk. */
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
