import { distanceM } from 'shared-lib/domain';
import {
  momentOfNight,
  serviceNight,
  type Community,
  type Checkpoint,
  type CheckpointScan,
} from 'shared-lib/domain';

const millisPerHour = 3_600_000;

/** The fields of a checkpoint that decide a scan's result. */
export type ScannedCheckpoint = Pick<
  Checkpoint,
  'communityId' | 'type' | 'geofence' | 'requiredPerShift' | 'windowEnd'
>;

/** The fields of its community that decide it. */
export type ScannedPlace = Pick<Community, 'id' | 'timezone' | 'geofence'>;

/** The fields of a scan that decide its result. */
export type EvaluatedScan = Pick<CheckpointScan, 'id' | 'serviceDate' | 'scannedAt' | 'deviceAt' | 'geo'>;

/** A scan's result. */
export type ScanVerdict = Pick<CheckpointScan, 'result' | 'flags'>;

/** When a scan was made: the device's time, unless it is outside the night, which means its clock is off. */
const madeAt = ({ serviceDate, scannedAt, deviceAt }: EvaluatedScan, timezone: string): number | null =>
  deviceAt !== null && serviceNight(deviceAt, timezone) === serviceDate ? deviceAt : scannedAt;

/** A scanned code proves presence even without a position; a position-only checkpoint needs one. */
const isOutOfRange = (
  { geo }: EvaluatedScan,
  checkpoint: ScannedCheckpoint,
  place: ScannedPlace,
): boolean => {
  const fence = checkpoint.geofence ?? place.geofence;
  if (fence === null) return false;
  const { lat = null, lng = null, accuracyM = null } = geo ?? {};
  if (lat === null || lng === null) return checkpoint.type === 'gps';
  return distanceM(fence, { lat, lng }) - (accuracyM ?? 0) > fence.radiusM;
};

const isLate = (
  scan: EvaluatedScan,
  { windowEnd }: ScannedCheckpoint,
  { timezone }: ScannedPlace,
): boolean => {
  const at = madeAt(scan, timezone);
  return windowEnd !== null && at !== null && at > momentOfNight(scan.serviceDate, windowEnd, timezone);
};

const byArrival = (one: EvaluatedScan, other: EvaluatedScan): number =>
  (one.scannedAt ?? 0) - (other.scannedAt ?? 0) || one.id.localeCompare(other.id, 'en', { numeric: true });

const flagsOf = ({ scannedAt, deviceAt }: EvaluatedScan): ScanVerdict['flags'] =>
  scannedAt !== null && deviceAt !== null && scannedAt - deviceAt > millisPerHour ? ['sentLate'] : [];

/**
 * Judges the scans of one checkpoint on one round. Scans beyond the number a shift requires are repeats. The
 * code of another community's checkpoint, or an unknown one, is out of range wherever it was scanned.
 * @param checkpoint null if there is none
 * @param scans all scans of that checkpoint on that round, in any order
 * @returns by the scans' ids
 */
export const evaluateScans = (
  checkpoint: ScannedCheckpoint | null,
  place: ScannedPlace,
  scans: readonly EvaluatedScan[],
): Map<string, ScanVerdict> => {
  let counted = 0;
  const verdictOf = (scan: EvaluatedScan): ScanVerdict => {
    const flags = flagsOf(scan);
    if (checkpoint?.communityId !== place.id) return { result: 'outOfRange', flags: ['elsewhere', ...flags] };
    if (isOutOfRange(scan, checkpoint, place)) return { result: 'outOfRange', flags };
    counted += 1;
    if (counted > Math.max(1, checkpoint.requiredPerShift)) return { result: 'duplicate', flags };
    return { result: isLate(scan, checkpoint, place) ? 'late' : 'onTime', flags };
  };
  return new Map(scans.toSorted(byArrival).map((scan) => [scan.id, verdictOf(scan)]));
};
