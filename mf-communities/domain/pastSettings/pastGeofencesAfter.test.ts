import { communitySchema, maxPastGeofences } from 'shared-lib/domain';
import { pastSettingsAfterEdit } from './pastSettingsAfterEdit.ts';
import { pastGeofencesAfter } from './pastGeofencesAfter.ts';

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

// Service starts at 20:00. 14 July 2026 is a Tuesday.
test.each<[string, string, object, object, object]>([
  [
    'a new position in the evening',
    '14T21:40',
    {},
    { geofence: east },
    { pastGeofences: [{ until: '2026-07-14', geofence: west }] },
  ],
  [
    'a new radius in the afternoon',
    '14T14:00',
    {},
    { geofence: { ...west, radiusM: 100 } },
    { pastGeofences: [{ until: '2026-07-13', geofence: west }] },
  ],
  [
    'a new position after midnight',
    '15T01:00',
    {},
    { geofence: east },
    { pastGeofences: [{ until: '2026-07-14', geofence: west }] },
  ],
  [
    'a first geofence',
    '14T21:40',
    { geofence: null },
    { geofence: west },
    { pastGeofences: [{ until: '2026-07-14', geofence: null }] },
  ],
  [
    'a removed geofence',
    '14T21:40',
    {},
    { geofence: null },
    { pastGeofences: [{ until: '2026-07-14', geofence: west }] },
  ],
  [
    'a second change before the next night',
    '14T14:00',
    { pastGeofences: [{ until: '2026-07-13', geofence: east }] },
    { geofence: null },
    {},
  ],
  ['the same geofence', '14T21:40', {}, { geofence: { ...west } }, {}],
  ['another field', '14T21:40', {}, { propertyName: 'Maple Place' }, {}],
])('keeps the geofence of past nights: %s', (_, time, stored, fields, kept) => {
  const before = { ...community, pastGeofences: [], ...stored };
  expect(pastSettingsAfterEdit(before, fields, [], Date.parse(`2026-07-${time}-04:00`), false)).toEqual(kept);
});

test('only the latest are kept', () => {
  const pastGeofences = Array.from({ length: maxPastGeofences }, () => ({
    until: '2026-07-02',
    geofence: null,
  }));
  const after = pastGeofencesAfter({ geofence: west, pastGeofences }, east, '2026-07-03');
  expect(after).toHaveLength(maxPastGeofences);
  expect(after?.at(-1)).toEqual({ until: '2026-07-03', geofence: west });
});

test('a community without a history of geofences is accepted', () => {
  expect(communitySchema.parse({ id: 'oak', propertyName: 'Oak' }).pastGeofences).toEqual([]);
});
