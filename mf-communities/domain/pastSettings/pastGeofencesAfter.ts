import { maxPastGeofences, sameValue, withReplaced, type Community } from 'shared-lib/domain';

/** A community that keeps replaced geofences. */
export type KeepsGeofences = Pick<Community, 'geofence' | 'pastGeofences'>;

/**
 * A community's replaced geofences after an edit, oldest first. After several changes before one night, only the first
 * is kept.
 * @param next the geofence the edit writes; undefined if it writes none
 * @param until the last night the current geofence applies to, `YYYY-MM-DD`
 * @returns null if nothing is added
 */
export const pastGeofencesAfter = (
  { geofence: current, pastGeofences }: KeepsGeofences,
  next: unknown,
  until: string,
): KeepsGeofences['pastGeofences'] | null =>
  next === undefined || sameValue(next, current)
    ? null
    : withReplaced(pastGeofences, { until, geofence: current }, maxPastGeofences);
