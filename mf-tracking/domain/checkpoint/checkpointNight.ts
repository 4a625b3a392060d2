import {
  type ShiftReport,
  type Checkpoint,
  byOrder,
  checkpointOn,
  scanResults,
  type CheckpointScan,
} from 'shared-lib/domain';

/**
 * What became of a check point on a night. `missed` is derived: it was expected, and the shifts are over. `awaited` may still be scanned,
 * `judged` is scanned and waits for its result, `elsewhere` is a code of another community, or of none.
 */
export const checkpointStates = [...scanResults, 'missed', 'awaited', 'judged', 'elsewhere'] as const;

export type CheckpointState = (typeof checkpointStates)[number];

/** One line of a night's round: a check point with its rules of that night and a scan of it, or either of them alone. */
export interface RoundStop {
  readonly key: string;
  readonly checkpointId: string;
  /** Null where it is none of the community's, or none any more. */
  readonly checkpoint: Checkpoint | null;
  /** Null where nobody scanned it. */
  readonly scan: CheckpointScan | null;
  readonly state: CheckpointState;
}

/**
 * Whether a scan came without the photo that its check point asked for on that night. One that is too many, or out of its place, says so
 * already; so this is a remark and no result.
 */
export const lacksPhoto = ({ checkpoint, scan, state }: RoundStop): boolean =>
  checkpoint?.photoRequired === true &&
  scan !== null &&
  scan.photo === null &&
  (state === 'onTime' || state === 'late' || state === 'judged');

/** What of a report says which check points were expected. */
type Reported = Pick<ShiftReport, 'status' | 'missedCheckpointIds' | 'createdAt'>;

const byTime = (one: CheckpointScan, other: CheckpointScan): number =>
  (one.scannedAt ?? Infinity) - (other.scannedAt ?? Infinity) || (one.id < other.id ? -1 : 1);

const stateOf = (isKnown: boolean, { result, flags }: CheckpointScan): CheckpointState =>
  !isKnown && flags.includes('elsewhere') ? 'elsewhere' : (result ?? 'judged');

/** What nobody scanned: what the reports call missed, and, where nobody came, what was in use by then. */
const unscanned = (
  { id, isActive, createdAt }: Checkpoint,
  reports: readonly Reported[],
): CheckpointState | null => {
  if (isActive && reports.some(({ status }) => status === 'inProgress')) return 'awaited';
  const isMissed = reports.some(
    (report) =>
      report.missedCheckpointIds.includes(id) ||
      // An earlier release did not say which.
      (report.status === 'missed' &&
        report.missedCheckpointIds.length === 0 &&
        isActive &&
        (createdAt ?? 0) <= (report.createdAt ?? Infinity)),
  );
  return isMissed ? 'missed' : null;
};

/**
 * The round of one night: every check point that was expected, in the order of the round, each with its scans, and behind them what was
 * scanned or missed and is none of the community's any more.
 * @param serviceDate of the night, `YYYY-MM-DD`
 * @param checkpoints of the community
 * @param scans of that night at that community
 * @param reports of that night at that community; without one, nobody was expected to scan anything
 */
export function roundOfNight(
  serviceDate: string,
  checkpoints: readonly Checkpoint[],
  scans: readonly CheckpointScan[],
  reports: readonly Reported[],
): RoundStop[] {
  const known = new Set(checkpoints.map(({ id }) => id));
  const ordered = [...scans].sort(byTime);
  const stopOf = (checkpoint: Checkpoint | null, scan: CheckpointScan): RoundStop => ({
    key: scan.id,
    checkpointId: scan.checkpointId,
    checkpoint,
    scan,
    state: stateOf(checkpoint !== null, scan),
  });
  const then = checkpoints.map((checkpoint) => checkpointOn(checkpoint, serviceDate));
  const own = then.sort(byOrder).flatMap((checkpoint): RoundStop[] => {
    const here = ordered.filter(({ checkpointId }) => checkpointId === checkpoint.id);
    if (here.length > 0) return here.map((scan) => stopOf(checkpoint, scan));
    const state = unscanned(checkpoint, reports);
    const { id } = checkpoint;
    return state === null ? [] : [{ key: id, checkpointId: id, checkpoint, scan: null, state }];
  });
  const missed = reports.flatMap(({ missedCheckpointIds }) => missedCheckpointIds);
  const gone = new Set(missed.filter((id) => !known.has(id)));
  return [
    ...own,
    ...ordered.filter(({ checkpointId }) => !known.has(checkpointId)).map((scan) => stopOf(null, scan)),
    ...[...gone].map((id): RoundStop => ({
      key: id,
      checkpointId: id,
      checkpoint: null,
      scan: null,
      state: 'missed',
    })),
  ];
}
