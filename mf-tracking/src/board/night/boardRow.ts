import type { ShiftState } from 'mf-tracking/domain';

/**
 * A shift's states, in the order in which an owner wants to see them: problems first. `tooLong` is on the
 * clock for an implausibly long time. `noRecord` is a shift of a past night without any records.
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

/** A fault in the times a phone recorded: they belong to another night, or end before they begin. */
export type TimeFault = 'otherNight' | 'backwards';

/**
 * A community's shift on one night, as the board shows it. Every value is plain, so that two rows are
 * compared by their fields (`createRowMemo`). Moments are epoch milliseconds.
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
  /** Whether the shift is offered to the team: no one has taken it, and its service hasn't started. */
  isOffered: boolean;
  /** Whether its night has ended where the community is. */
  isOver: boolean;
  scheduledStart: number;
  clockInAt: number | null;
  clockOutAt: number | null;
  timeFault: TimeFault | null;
  /** How many minutes after the start someone clocked in, or have passed while no one has; 0 for on time. */
  lateMin: number;
  /** The specialist who clocked in; before that, the assigned one; null for none. */
  agentId: string | null;
  /** Null for a member without a name or a former member. */
  agentName: string | null;
  /** E.164. */
  agentPhone: string | null;
  /** The assigned specialist, if a colleague stepped in. */
  insteadOfId: string | null;
  insteadOfName: string | null;
  clockInOutId: string | null;
  reportId: string | null;
  doorsTotal: number;
  doorsServiced: number;
  /** Doors with nothing to collect, or that could not be served. */
  doorsSkipped: number;
  violations: number;
  /**
   * When the last door is done at the current pace; null while there is too little data, and once it is done.
   */
  finishAt: number | null;
  /** When residents take their bins in: service must end by then. */
  finishBy: number;
}

/** Whether a shift won't end in time at its pace. */
export const willFinishLate = ({ finishAt, finishBy }: Pick<BoardRow, 'finishAt' | 'finishBy'>): boolean =>
  finishAt !== null && finishAt > finishBy;

/** Whether a shift is on the clock, forgotten or not. */
export const isOnTheClock = ({ state }: Pick<BoardRow, 'state'>): boolean =>
  state === 'onTheClock' || state === 'tooLong';

/** Whether anyone has begun a shift: only then are its door counts meaningful. */
export const hasStarted = (row: Pick<BoardRow, 'state'>): boolean =>
  isOnTheClock(row) || row.state === 'done';
