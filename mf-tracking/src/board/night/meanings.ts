import type { Meaning } from 'shared-lib/ui/dashboard';
import type { BoardState } from './boardRow.ts';

/** What each shift state means to an owner while nothing is at risk; it sets the badge's color. */
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
