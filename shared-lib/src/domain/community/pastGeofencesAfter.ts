import { sameValue } from '../base/sameValue.ts';
import { asOn, withReplaced } from '../change/pastSettings.ts';
import type { Community } from './community.ts';
import { mostPastGeofences } from './pastGeofence.ts';

/** A community of which replaced geofences are kept. */
export type KeepsGeofences = Pick<Community, 'geofence' | 'pastGeofences'>;

/**
 * A community with the geofence of a night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const geofenceOn = <T extends KeepsGeofences>(community: T, serviceDate: string): T =>
  asOn(community, community.pastGeofences, serviceDate);

/**
 * The replaced geofences of a community after an edit, oldest first. Of several changes before one night, only the first is kept.
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
    : withReplaced(pastGeofences, { until, geofence: current }, mostPastGeofences);
