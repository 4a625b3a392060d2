import { communityTime, zoneLabel } from './communityTime.ts';

// The tests' own zone is the viewer's.
const at = Date.parse('2026-07-17T01:05Z');
const viewer = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('a community’s local time, without its zone', () => {
  expect(communityTime(at, 'America/New_York', 'en')).toMatch(/^9:05\sPM$/);
  expect(communityTime(at, 'Europe/Madrid', 'es')).toBe('3:05');
});

test('the zone is named if the viewer’s clock differs', () => {
  const other = viewer === 'America/Los_Angeles' ? 'America/New_York' : 'America/Los_Angeles';
  expect(zoneLabel(at, other, 'en')).toMatch(/^[EP]DT$/);
  expect(zoneLabel(at, viewer, 'en')).toBeNull();
});
