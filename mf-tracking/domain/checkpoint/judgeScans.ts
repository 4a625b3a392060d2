import { distanceM } from './distanceM.ts';
import {
  momentOfNight,
  serviceNight,
  type Community,
  type Checkpoint,
  type CheckpointScan,
} from 'shared-lib/domain';

const millisPerHour = 3_600_000;

/** What of a check point says how a scan of it is to be taken. */
export type ScannedCheckpoint = Pick<
  Checkpoint,
  'communityId' | 'type' | 'geofence' | 'requiredPerShift' | 'windowEnd'
>;

/** What of the community does. */
export type ScannedPlace = Pick<Community, 'id' | 'timezone' | 'geofence'>;

/** What of a scan does. */
export type MadeScan = Pick<CheckpointScan, 'id' | 'serviceDate' | 'scannedAt' | 'deviceAt' | 'geo'>;

/** What is made of a scan. */
export type ScanVerdict = Pick<CheckpointScan, 'result' | 'flags'>;

/** When a scan was made: as the device says, unless that lies outside the night, since its clock is off. */
const madeAt = ({ serviceDate, scannedAt, deviceAt }: MadeScan, timezone: string): number | null =>
  deviceAt !== null && serviceNight(deviceAt, timezone) === serviceDate ? deviceAt : scannedAt;

/** Without a position a code at hand is believed; a point that is nothing but a position is not. */
const isOutOfRange = ({ geo }: MadeScan, checkpoint: ScannedCheckpoint, place: ScannedPlace): boolean => {
  const fence = checkpoint.geofence ?? place.geofence;
  if (fence === null) return false;
  const { lat = null, lng = null, accuracyM = null } = geo ?? {};
  if (lat === null || lng === null) return checkpoint.type === 'gps';
  return distanceM(fence, { lat, lng }) - (accuracyM ?? 0) > fence.radiusM;
};

const isLate = (scan: MadeScan, { windowEnd }: ScannedCheckpoint, { timezone }: ScannedPlace): boolean => {
  const at = madeAt(scan, timezone);
  return windowEnd !== null && at !== null && at > momentOfNight(scan.serviceDate, windowEnd, timezone);
};

const byArrival = (one: MadeScan, other: MadeScan): number =>
  (one.scannedAt ?? 0) - (other.scannedAt ?? 0) || one.id.localeCompare(other.id, 'en', { numeric: true });

const flagsOf = ({ scannedAt, deviceAt }: MadeScan): ScanVerdict['flags'] =>
  scannedAt !== null && deviceAt !== null && scannedAt - deviceAt > millisPerHour ? ['sentLate'] : [];

/**
 * What is made of the scans of one check point on one round. Who scans more often than a shift requires has scanned again. The code of another
 * community's check point, or of none, is out of range wherever it hung.
 * @param checkpoint null where there is none
 * @param scans all of that check point on that round, in any order
 * @returns by the scans' ids
 */
export const judgeScans = (
  checkpoint: ScannedCheckpoint | null,
  place: ScannedPlace,
  scans: readonly MadeScan[],
): Map<string, ScanVerdict> => {
  let counted = 0;
  const verdictOf = (scan: MadeScan): ScanVerdict => {
    const flags = flagsOf(scan);
    if (checkpoint?.communityId !== place.id) return { result: 'outOfRange', flags: ['elsewhere', ...flags] };
    if (isOutOfRange(scan, checkpoint, place)) return { result: 'outOfRange', flags };
    counted += 1;
    if (counted > Math.max(1, checkpoint.requiredPerShift)) return { result: 'duplicate', flags };
    return { result: isLate(scan, checkpoint, place) ? 'late' : 'onTime', flags };
  };
  return new Map(scans.toSorted(byArrival).map((scan) => [scan.id, verdictOf(scan)]));
};
