import type { RoundCheckLimits } from 'shared-lib/domain';
import type { LengthUnit } from 'shared-lib/i18n';

type Limit = Exclude<keyof RoundCheckLimits, 'reusedPhotos'>;

/** Round numbers of each unit, stored in km/h and meters. */
const offered: Readonly<Record<Limit, Readonly<Record<LengthUnit, readonly number[]>>>> = {
  minSecondsPerDoor: { ft: [4, 6, 8, 10, 15], m: [4, 6, 8, 10, 15] },
  doorsAtOnce: { ft: [3, 4, 5, 8, 12], m: [3, 4, 5, 8, 12] },
  maxSpeedKmh: { ft: [24, 40, 48, 64, 80], m: [25, 40, 50, 65, 80] },
  maxClockOffMin: { ft: [2, 5, 10, 15], m: [2, 5, 10, 15] },
  maxGateDistanceM: { ft: [61, 152, 305, 805], m: [50, 150, 300, 800] },
};

/**
 * The limits to choose from: off (0), round numbers in ascending order, and the current one.
 * @param current as stored
 */
export const limitChoices = (limit: Limit, unit: LengthUnit, current: number): readonly number[] =>
  [...new Set([0, ...offered[limit][unit], current])].toSorted((one, other) => one - other);
