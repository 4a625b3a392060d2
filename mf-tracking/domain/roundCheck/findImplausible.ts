import type { RoundCheckLimits, RoundFinding } from 'shared-lib/domain';
import { distanceM } from 'shared-lib/domain';

const millisPerSecond = 1000;
const millisPerMinute = 60_000;
const burstMillis = 10_000;

/** Minimum number of doors for measuring a pace. */
const minPacedDoors = 10;

/** Minimum number of records for checking a clock. */
const minClockedRecords = 5;

/** Records sent as they happen have nearly the same delay; a phone that was offline sends many at once. */
const maxDelaySpreadMillis = 2 * millisPerMinute;

/** A shorter distance can be a position's error. */
const minTravelM = 150;

/** A position with its error, in meters. */
export interface RecordedPosition {
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number;
}

/** A door or scan of a round, as its specialist's phone recorded it. */
export interface RoundRecording {
  readonly isDoor: boolean;
  /** The device's time, in epoch milliseconds; null if it has none. */
  readonly at: number | null;
  /** The server's time of arrival, in epoch milliseconds. */
  readonly arrivedAt: number | null;
  readonly position: RecordedPosition | null;
}

/** A submitted round's recordings, photos and clock-in. */
export interface CheckedRound {
  readonly recordings: readonly RoundRecording[];
  /** The shortened hash of each photo, one entry per use. */
  readonly photoHashes: readonly string[];
  /** The reports that used a photo earlier, by hash. */
  readonly earlierUses: ReadonlyMap<string, string>;
  /** Null without a position. */
  readonly clockIn: { readonly at: number; readonly position: RecordedPosition } | null;
  /** The community's geofence that night. */
  readonly geofence: { readonly lat: number; readonly lng: number; readonly radiusM: number } | null;
}

type Timed = RoundRecording & { readonly at: number };

const none = { at: null, otherReportId: null };

const rounded = (figure: number): number => Math.round(figure * 10) / 10;

const isTimed = (recording: RoundRecording): recording is Timed => recording.at !== null;

/** The average time per door, from the first to the last. */
const pace = (doors: readonly Timed[], limit: number): RoundFinding[] => {
  const [first, last] = [doors[0], doors.at(-1)];
  if (limit === 0 || !first || !last || doors.length < minPacedDoors) return [];
  const seconds = (last.at - first.at) / millisPerSecond / (doors.length - 1);
  return seconds < limit ? [{ ...none, kind: 'pace', figure: rounded(seconds), limit, at: first.at }] : [];
};

/** Maximum number of doors within ten seconds. */
const burst = (doors: readonly Timed[], limit: number): RoundFinding[] => {
  let start = 0;
  let max = { count: 0, at: 0 };
  doors.forEach(({ at }, end) => {
    while (at - (doors[start]?.at ?? at) > burstMillis) start += 1;
    const count = end - start + 1;
    if (count > max.count) max = { count, at: doors[start]?.at ?? at };
  });
  return limit > 0 && max.count >= limit
    ? [{ ...none, kind: 'burst', figure: max.count, limit, at: max.at }]
    : [];
};

/** The highest speed between two consecutive positions, allowing for their errors. */
const travel = (recordings: readonly Timed[], limit: number): RoundFinding[] => {
  const placed = recordings.flatMap(({ at, position }) => (position ? [{ at, position }] : []));
  let fastest = { kmh: 0, at: 0 };
  placed.slice(1).forEach((next, index) => {
    const previous = placed[index] ?? next;
    const meters =
      distanceM(previous.position, next.position) - previous.position.accuracyM - next.position.accuracyM;
    if (meters < minTravelM) return;
    const seconds = Math.max(1, (next.at - previous.at) / millisPerSecond);
    const kmh = (meters / seconds) * 3.6;
    if (kmh > fastest.kmh) fastest = { kmh, at: next.at };
  });
  return limit > 0 && fastest.kmh > limit
    ? [{ ...none, kind: 'travel', figure: Math.round(fastest.kmh), limit, at: fastest.at }]
    : [];
};

/** The photos used more than once, here or in an earlier report. */
const reused = (
  { photoHashes, earlierUses }: Pick<CheckedRound, 'photoHashes' | 'earlierUses'>,
  isOn: boolean,
): RoundFinding[] => {
  const unique = new Set(photoHashes);
  const earlier = [...unique].flatMap((hash) => earlierUses.get(hash) ?? []);
  const repeated = [...unique].filter(
    (hash) => !earlierUses.has(hash) && photoHashes.indexOf(hash) !== photoHashes.lastIndexOf(hash),
  );
  const figure = earlier.length + repeated.length;
  return isOn && figure > 0
    ? [{ ...none, kind: 'photo', figure, limit: 0, otherReportId: earlier[0] ?? null }]
    : [];
};

/** The device clock's offset: the delay that all records share, although they were sent as they happened. */
const clockOff = (recordings: readonly Timed[], limit: number): RoundFinding[] => {
  const delays = recordings
    .flatMap(({ at, arrivedAt }) => (arrivedAt === null ? [] : [arrivedAt - at]))
    .toSorted((one, other) => one - other);
  const [min, max] = [delays[0] ?? 0, delays.at(-1) ?? 0];
  const lasted = (recordings.at(-1)?.at ?? 0) - (recordings[0]?.at ?? 0);
  const wasSentLive = max - min <= maxDelaySpreadMillis && lasted > 2 * maxDelaySpreadMillis;
  const minutes = (delays[Math.floor(delays.length / 2)] ?? 0) / millisPerMinute;
  if (limit === 0 || delays.length < minClockedRecords || !wasSentLive || Math.abs(minutes) <= limit)
    return [];
  return [{ ...none, kind: 'clock', figure: rounded(minutes), limit }];
};

/** How far outside the geofence the clock-in was, allowing for its error. */
const farFromGate = ({ clockIn, geofence }: CheckedRound, limit: number): RoundFinding[] => {
  if (limit === 0 || clockIn === null || geofence === null) return [];
  const meters = distanceM(clockIn.position, geofence) - geofence.radiusM - clockIn.position.accuracyM;
  return meters > limit ? [{ ...none, kind: 'gate', figure: Math.round(meters), limit, at: clockIn.at }] : [];
};

/**
 * Finds what makes a round implausible: a hint for the office, never a reason to reject a record.
 * @returns at most one finding per kind, in the order of `roundCheckKinds`. Figures: seconds per door, doors
 * in ten seconds, km/h, photos, minutes the device's clock is behind (negative: ahead), meters outside the
 * geofence
 */
export const findImplausible = (round: CheckedRound, limits: RoundCheckLimits): RoundFinding[] => {
  const timed = round.recordings.filter(isTimed).toSorted((one, other) => one.at - other.at);
  const doors = timed.filter(({ isDoor }) => isDoor);
  return [
    ...pace(doors, limits.minSecondsPerDoor),
    ...burst(doors, limits.doorsAtOnce),
    ...travel(timed, limits.maxSpeedKmh),
    ...reused(round, limits.reusedPhotos),
    ...clockOff(timed, limits.maxClockOffMin),
    ...farFromGate(round, limits.maxGateDistanceM),
  ];
};
