import { clockOf } from './clockOf.ts';

const zone = 'America/New_York';
const plain = (text: string) => text.replaceAll('\u202f', ' ');

test.each([
  ['2026-11-01T01:30-04:00', '1:30 AM EDT'],
  ['2026-11-01T01:30-05:00', '1:30 AM EST'],
])('on the night that clocks are set back, %s is shown as %s', (moment, words) => {
  const clock = clockOf(
    Date.parse('2026-10-31T21:00-04:00'),
    Date.parse('2026-11-01T02:10-05:00'),
    zone,
    'en',
  );
  expect(plain(clock(Date.parse(moment)))).toBe(words);
});

test('on another night the zone is not shown to viewers in it', () => {
  const at = Date.parse('2026-11-20T21:04-05:00');
  expect(plain(clockOf(at, at + 7_200_000, zone, 'en')(at))).toMatch(/^9:04 PM/);
});
