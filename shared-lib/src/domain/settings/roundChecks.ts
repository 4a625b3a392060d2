import * as z from 'zod/mini';
import { count, flag } from '../base/fields.ts';

/** A limit that 0 turns off. */
const limit = (whenAbsent: number) => z._default(count.check(z.lte(100_000)), whenAbsent);

/**
 * When a round is flagged as implausible, `customers/{customerId}/settings/roundChecks`. Field logins can't read it.
 * The defaults are assumptions: a walking specialist takes 15 to 35 seconds for a door, and drives below 30 mph
 * between buildings.
 */
export const roundChecksSchema = z.object({
  /** Minimum seconds per door, on average over a round. */
  minSecondsPerDoor: limit(6),
  /** How many doors within ten seconds are too many. */
  doorsAtOnce: limit(5),
  /** Between two recorded positions. */
  maxSpeedKmh: limit(48),
  /** How far off the device's clock may be, in minutes. */
  maxClockOffMin: limit(5),
  /** From the clock-in to the edge of the geofence, in meters. */
  maxGateDistanceM: limit(305),
  /** Whether a photo that was used before is flagged. */
  reusedPhotos: flag(true),
});

export type RoundCheckLimits = z.output<typeof roundChecksSchema>;
