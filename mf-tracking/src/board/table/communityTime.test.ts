import { communityTime, zoneMark } from './communityTime.ts';

// The tests' own zone is the viewer's.
const at = Date.parse('2026-07-17T01:05Z');
const viewer = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('the clock at the community, without a word of its zone', () => {
  expect(communityTime(at, 'America/New_York', 'en')).toMatch(/^9:05\sPM$/);
  expect(communityTime(at, 'Europe/Madrid', 'es')).toBe('3:05');
});

test('the zone is named where the viewer’s clock shows another time', () => {
  const other = viewer === 'America/Los_Angeles' ? 'America/New_York' : 'America/Los_Angeles';
  expect(zoneMark(at, other, 'en')).toMatch(/^[EP]DT$/);
  expect(zoneMark(at, viewer, 'en')).toBeNull();
});
