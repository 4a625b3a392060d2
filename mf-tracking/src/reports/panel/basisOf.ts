import type { ServiceLog } from 'shared-lib/domain';
import type { ShiftRecords } from './timelineOf.ts';

/** A count's basis: how many records support it; null if not all of them were read. */
export interface Basis {
  readonly doors: number | null;
  readonly scans: number;
  readonly violations: number;
}

const stands = ({ corrected }: ServiceLog) => corrected === null;

/**
 * The basis of a report's counts. A door counts once, however often it was corrected or visited, and so does
 * a checkpoint.
 * @param areAllDoors whether all doors were read
 */
export const basisOf = (records: ShiftRecords, areAllDoors: boolean): Basis => ({
  doors: areAllDoors ? new Set(records.doors.filter(stands).map(({ unitId }) => unitId)).size : null,
  scans: new Set(records.scans.map(({ checkpointId }) => checkpointId)).size,
  violations: records.violations.length,
});
