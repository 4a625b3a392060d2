import {
  shards as allShards,
  type NightClockInOut,
  type NightShard,
  type NightShiftReport,
} from '../../domain/index.ts';

/** The records of some nights, in no particular order. */
export interface NightRecords {
  readonly clockInOuts: readonly NightClockInOut[];
  readonly shiftReports: readonly NightShiftReport[];
}

/** The documents of one night, as far as they could be read. */
export interface ReadNight {
  readonly shards: readonly Pick<NightShard, 'clockInOuts' | 'shiftReports' | 'damaged'>[];
  /** How many of the documents can't be read. */
  readonly damaged: number;
}

/** Whether these are all shards of a night, and all of each could be read. */
export const hasAllShards = (shards: ReadNight['shards']): boolean =>
  shards.length === allShards.length && shards.every(({ damaged }) => damaged === 0);

/** Whether all documents of a night are there: a night with any record has all of them. */
const isWhole = ({ shards, damaged }: ReadNight, areMade: boolean): boolean =>
  damaged === 0 && (hasAllShards(shards) || (shards.length === 0 && areMade));

/**
 * The records of some nights; null where it is not known that these are all.
 * @param areMade whether all documents of nights have been made, so that a night without any had no record
 */
export function nightRecordsOf(nights: readonly ReadNight[], areMade: boolean): NightRecords | null {
  if (!nights.every((night) => isWhole(night, areMade))) return null;
  const shards = nights.flatMap((night) => night.shards);
  return {
    clockInOuts: shards.flatMap(({ clockInOuts }) => clockInOuts),
    shiftReports: shards.flatMap(({ shiftReports }) => shiftReports),
  };
}
