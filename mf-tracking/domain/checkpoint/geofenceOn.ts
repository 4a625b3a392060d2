import { asOn, type Community } from 'shared-lib/domain';

/**
 * A community with the geofence of a night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const geofenceOn = <T extends Pick<Community, 'geofence' | 'pastGeofences'>>(
  community: T,
  serviceDate: string,
): T => asOn(community, community.pastGeofences, serviceDate);
