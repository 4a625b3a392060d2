import type { ShiftState } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/**
 * How a shift stands, in the order in which an owner wants to see it: problems first. `tooLong` is on the clock for longer than anyone
 * works. `noRecord` is a shift of a night that is over, of which nobody kept anything.
 */
export const boardStates = [
  'missed',
  'late',
  'unassigned',
  'tooLong',
  'onTheClock',
  'scheduled',
  'done',
  'noRecord',
] as const satisfies readonly (ShiftState['state'] | 'tooLong' | 'noRecord')[];

export type BoardState = (typeof boardStates)[number];

/** What is wrong with the times that a phone wrote: they are of another night, or end before they begin. */
export type TimeFault = 'otherNight' | 'backwards';

/**
 * One community's shift of one night, as the board shows it. Every value is plain, so that two rows are compared by their fields
 * (`rowKeeper`). Moments are epoch milliseconds.
 */
export interface BoardRow {
  communityId: string;
  communityName: string;
  timeZone: string;
  /** `YYYY-MM-DD` */
  serviceDate: string;
  /** The district manager of the community. */
  managerId: string | null;
  state: BoardState;
  /** Whether its night is over where the community is. */
  isOver: boolean;
  scheduledStart: number;
  clockInAt: number | null;
  clockOutAt: number | null;
  timeFault: TimeFault | null;
  /** How many minutes after the start someone clocked in, or it is now and nobody has; 0 for on time. */
  lateMin: number;
  /** Who clocked in; before that, who is assigned; null for nobody. */
  agentId: string | null;
  /** Null for a member who has no name or is gone. */
  agentName: string | null;
  /** E.164. */
  agentPhone: string | null;
  /** Who was assigned, where a colleague stepped in. */
  insteadOfId: string | null;
  insteadOfName: string | null;
  clockInOutId: string | null;
  reportId: string | null;
  doorsTotal: number;
  doorsServiced: number;
  /** Doors at which there was nothing to take, or that could not be served. */
  doorsSkipped: number;
  violations: number;
  /** When the last door is done at the pace so far; null while there is too little to go by, and once it is done. */
  finishAt: number | null;
  /** When residents take their bins in: service has to be over by then. */
  finishBy: number;
}

/** Whether a shift will not be over in time at its pace. */
export const runsOver = ({ finishAt, finishBy }: Pick<BoardRow, 'finishAt' | 'finishBy'>): boolean =>
  finishAt !== null && finishAt > finishBy;

/** Whether a shift is on the clock, forgotten or not. */
export const isOnTheClock = ({ state }: Pick<BoardRow, 'state'>): boolean =>
  state === 'onTheClock' || state === 'tooLong';

/** Whether anyone has begun a shift: only then its doors say something. */
export const hasBegun = (row: Pick<BoardRow, 'state'>): boolean => isOnTheClock(row) || row.state === 'done';

/**
 * Someone's name, or what stands for it.
 * @param name null for a member who has none or is gone
 * @param t the texts of the module
 */
export const nameOrUnknown = (name: string | null, t: Translate<'mf-tracking'>): string =>
  name ?? t('unknownMember');

/** Whether it still makes sense to send someone else: the night goes on, and nobody has begun. */
export const canReassign = ({ state, isOver }: Pick<BoardRow, 'state' | 'isOver'>): boolean =>
  !isOver && (state === 'missed' || state === 'late' || state === 'unassigned' || state === 'scheduled');

/** Whether residents may still have to wait: what is over, or done, is not late any more. */
export const mayRunLate = ({ state, isOver }: Pick<BoardRow, 'state' | 'isOver'>): boolean =>
  !isOver && state !== 'done' && state !== 'noRecord';

/** Of a hundred doors so many are done; a hundred only for all of them. */
export const percentOf = (serviced: number, total: number): number =>
  total === 0 ? 0 : Math.floor((100 * serviced) / total);
