import {
  shards as allShards,
  type NightClockInOut,
  type NightShard,
  type NightShiftReport,
} from '../../domain/index.ts';

/** The records of the given nights, in no particular order. */
export interface NightRecords {
  readonly clockInOuts: readonly NightClockInOut[];
  readonly shiftReports: readonly NightShiftReport[];
}

/** One night's readable documents. */
export interface ReadNight {
  readonly shards: readonly Pick<NightShard, 'clockInOuts' | 'shiftReports' | 'damaged'>[];
  /** How many documents are unreadable. */
  readonly damaged: number;
}

/** Whether all of a night's shards exist and are fully readable. */
export const hasAllShards = (shards: ReadNight['shards']): boolean =>
  shards.length === allShards.length && shards.every(({ damaged }) => damaged === 0);

/** Whether all of a night's documents exist: a night with any record has all of them. */
const isComplete = ({ shards, damaged }: ReadNight, areMade: boolean): boolean =>
  damaged === 0 && (hasAllShards(shards) || (shards.length === 0 && areMade));

/**
 * The records of the given nights; null if they may be incomplete.
 * @param areMade whether all nights have their documents, so a night without any had no record
 */
export function nightRecordsOf(nights: readonly ReadNight[], areMade: boolean): NightRecords | null {
  if (!nights.every((night) => isComplete(night, areMade))) return null;
  const shards = nights.flatMap((night) => night.shards);
  return {
    clockInOuts: shards.flatMap(({ clockInOuts }) => clockInOuts),
    shiftReports: shards.flatMap(({ shiftReports }) => shiftReports),
  };
}
