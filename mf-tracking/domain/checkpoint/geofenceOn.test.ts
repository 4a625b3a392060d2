import { communitySchema } from 'shared-lib/domain';
import { geofenceOn } from './geofenceOn.ts';

const east = { lat: 36.1, lng: -86.7, radiusM: 250 };
const west = { lat: 36.1, lng: -86.8, radiusM: 400 };
const community = communitySchema.parse({
  id: 'maple',
  propertyName: 'Maple Court',
  timezone: 'America/New_York',
  geofence: west,
  pastGeofences: [
    { until: '2026-07-10', geofence: null },
    { until: '2026-07-13', geofence: east },
  ],
});

test.each([
  ['2026-07-09', null],
  ['2026-07-10', null],
  ['2026-07-11', east],
  ['2026-07-13', east],
  ['2026-07-14', west],
])('the geofence of the night of %s', (night, geofence) => {
  expect(geofenceOn(community, night).geofence).toEqual(geofence);
});
