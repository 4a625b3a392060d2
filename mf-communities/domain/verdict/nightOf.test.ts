import { reportedNight } from './nightOf.ts';
import { at, place } from './verdict.fixture.ts';

// Monday, 16 November 2026, and the days around it; service is on Mondays, Wednesdays and Fridays.
test.each([
  ['in the small hours of the same night', at('01:30'), '2026-11-16'],
  ['the morning after', at('07:30'), '2026-11-16'],
  ['the afternoon after', at('15:00', '2026-11-17'), '2026-11-16'],
  ['while the team is on its round', at('21:00'), '2026-11-16'],
  ['on a service day before service begins', at('19:59'), '2026-11-13'],
  ['as service begins', at('20:00'), '2026-11-16'],
  ['on a day without service', at('21:00', '2026-11-17'), '2026-11-16'],
])('a report made %s', (_, moment, night) => {
  expect(reportedNight(place, moment)).toBe(night);
});

test('a closed night is skipped, and a week without service ends the search', () => {
  const closed = { ...place, noServiceDates: ['2026-11-16'] };
  expect(reportedNight(closed, at('07:30'))).toBe('2026-11-13');
  expect(reportedNight({ ...place, serviceDays: [] }, at('07:30'))).toBe('2026-11-16');
});

test('the same moment belongs to another night in another zone', () => {
  const moment = at('20:30');
  expect(reportedNight(place, moment)).toBe('2026-11-16');
  expect(reportedNight({ ...place, timezone: 'America/Los_Angeles' }, moment)).toBe('2026-11-13');
});
