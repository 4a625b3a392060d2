/** A round's status tonight: its shift's (`shiftState`), or one that only its records show. */
type RoundState =
  | 'missed'
  | 'late'
  | 'unassigned'
  | 'tooLong'
  | 'onTheClock'
  | 'scheduled'
  | 'done'
  | 'noRecord';

/** Why a round needs someone's attention. */
export type RoundException = 'missed' | 'late' | 'unassigned' | 'tooLong' | 'stalled' | 'cannotFinish';

/** Tonight's facts about one round. Moments are epoch milliseconds. */
export interface RoundProgress {
  readonly state: RoundState;
  /** Whether its night has ended. */
  readonly isOver: boolean;
  readonly scheduledStart: number;
  /** When service must have ended. */
  readonly finishBy: number;
  readonly clockInAt: number | null;
  readonly doorsTotal: number;
  /** Doors that were visited, with or without anything to collect. */
  readonly doorsDone: number;
  /** When the last door is done at its own pace; null while there is too little data. */
  readonly finishAt: number | null;
}

/** How long a round can wait, and how urgent it is. */
export interface RoundRisk {
  /**
   * Whole minutes that can still pass before the round can't be finished in time; negative when it can't. Null when nothing is left to do.
   */
  readonly slackMin: number | null;
  /** `bad` needs someone now, `watch` tonight. */
  readonly severity: 'good' | 'watch' | 'bad';
  readonly exception: RoundException | null;
}

/** The assumed pace of a round until one has been measured. */
const usualDoorsPerHour = 60;

/** The time needed to send someone else to a round that no one has started. */
const sendMin = 30;

/** Below this much slack, a round that no one has begun can't wait any longer. */
const tightSlackMin = 60;

/** On the clock for this long without a door, a round has stalled. */
const stalledAfterMin = 30;

const millisPerMinute = 60_000;

const nothingLeft: RoundRisk = { slackMin: null, severity: 'good', exception: null };

/** When the last door would be done if the remaining work began as soon as possible. */
const earliestFinish = (
  { clockInAt, scheduledStart, doorsTotal, doorsDone, finishAt }: RoundProgress,
  now: number,
) => {
  if (finishAt !== null) return finishAt;
  const left = Math.max(0, doorsTotal - doorsDone);
  const minutes = (left * 60) / usualDoorsPerHour + (clockInAt === null ? sendMin : 0);
  return Math.max(now, clockInAt ?? scheduledStart - sendMin * millisPerMinute) + minutes * millisPerMinute;
};

const exceptionOf = (round: RoundProgress, slackMin: number, now: number): RoundException | null => {
  const { state, clockInAt, doorsTotal, doorsDone } = round;
  if (state !== 'onTheClock' && state !== 'scheduled')
    return state === 'done' || state === 'noRecord' ? null : state;
  if (slackMin < 0) return 'cannotFinish';
  const isStalled =
    clockInAt !== null &&
    doorsTotal > 0 &&
    doorsDone === 0 &&
    now - clockInAt >= stalledAfterMin * millisPerMinute;
  return isStalled ? 'stalled' : null;
};

/**
 * Rates a round by the time that is left to finish it. `shiftState` determines what is late or missed: after
 * four hours without anyone, a round is recorded as missed, regardless of the time left. A closure and a day
 * without service have no round.
 * @param now epoch milliseconds
 */
export function roundRisk(round: RoundProgress, now: number): RoundRisk {
  const { state, isOver, finishBy } = round;
  if (isOver || state === 'done' || state === 'noRecord') return nothingLeft;
  const slackMin = Math.floor((finishBy - earliestFinish(round, now)) / millisPerMinute);
  const exception = exceptionOf(round, slackMin, now);
  const isWaiting = state !== 'onTheClock' && state !== 'tooLong';
  const isBad = state === 'missed' || slackMin < (isWaiting && exception !== null ? tightSlackMin : 0);
  return { slackMin, severity: isBad ? 'bad' : exception === null ? 'good' : 'watch', exception };
}
