import {
  recordAsOf,
  byOrder,
  scanResults,
  type Checkpoint,
  type CheckpointScan,
  type Community,
  type PastRules,
  type ShiftReport,
} from 'shared-lib/domain';

/**
 * The status of a checkpoint on a night. `missed` is derived: it was expected, and the shifts have ended. `awaited` may still be scanned,
 * `judged` is scanned and waiting for its result, `elsewhere` is an unknown code or one of another community.
 */
export const checkpointStates = [...scanResults, 'missed', 'awaited', 'judged', 'elsewhere'] as const;

export type CheckpointState = (typeof checkpointStates)[number];

/** One line of a night's round: a checkpoint with that night's rules and a scan of it, or either one alone. */
export interface RoundStop {
  readonly key: string;
  readonly checkpointId: string;
  /** Null if it isn't, or is no longer, one of the community's checkpoints. */
  readonly checkpoint: Checkpoint | null;
  /** Null if it wasn't scanned. */
  readonly scan: CheckpointScan | null;
  readonly state: CheckpointState;
}

/**
 * Whether a scan lacks the photo its checkpoint required that night. Extra and misplaced scans already have that as their result, so this
 * is only a remark.
 */
export const lacksPhoto = ({ checkpoint, scan, state }: RoundStop): boolean =>
  checkpoint?.photoRequired === true &&
  scan !== null &&
  scan.photo === null &&
  (state === 'onTime' || state === 'late' || state === 'judged');

/** The fields of a report that determine which checkpoints were expected. */
type Reported = Pick<ShiftReport, 'status' | 'missedCheckpointIds' | 'createdAt'>;

const byTime = (one: CheckpointScan, other: CheckpointScan): number =>
  (one.scannedAt ?? Infinity) - (other.scannedAt ?? Infinity) || (one.id < other.id ? -1 : 1);

const stateOf = (isKnown: boolean, { result, flags }: CheckpointScan): CheckpointState =>
  !isKnown && flags.includes('elsewhere') ? 'elsewhere' : (result ?? 'judged');

/** The checkpoints not scanned: those the reports list as missed, and for a missed shift, those in use at the time. */
const unscanned = (
  { id, isActive, createdAt }: Checkpoint,
  reports: readonly Reported[],
): CheckpointState | null => {
  if (isActive && reports.some(({ status }) => status === 'inProgress')) return 'awaited';
  const isMissed = reports.some(
    (report) =>
      report.missedCheckpointIds.includes(id) ||
      // Reports of an earlier release don't list them.
      (report.status === 'missed' &&
        report.missedCheckpointIds.length === 0 &&
        isActive &&
        (createdAt ?? 0) <= (report.createdAt ?? Infinity)),
  );
  return isMissed ? 'missed' : null;
};

/**
 * A checkpoint with the rules that applied on a night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const checkpointOn = <T extends { readonly pastRules: readonly PastRules[] }>(
  checkpoint: T,
  serviceDate: string,
): T => recordAsOf(checkpoint, checkpoint.pastRules, serviceDate);

/**
 * The route of one night: every expected checkpoint in route order, each with its scans. Then come those scanned or missed that no longer
 * belong to the community.
 * @param serviceDate of the night, `YYYY-MM-DD`
 * @param checkpoints of the community
 * @param scans of that night at that community
 * @param reports of that night at that community; without one, no scans were expected
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

/**
 * A community with the geofence of a night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const geofenceOn = <T extends Pick<Community, 'geofence' | 'pastGeofences'>>(
  community: T,
  serviceDate: string,
): T => recordAsOf(community, community.pastGeofences, serviceDate);
