import { clockTime } from './clockTime.ts';

const summer = Date.parse('2026-07-17T00:02Z');
const winter = Date.parse('2026-01-17T01:02Z');

test.each([
  ['the viewer’s own zone', summer, 'America/New_York', 'America/New_York', 'en', '8:02 PM'],
  ['another zone with the same time', summer, 'America/Detroit', 'America/New_York', 'en', '8:02 PM'],
  ['another zone', summer, 'America/Los_Angeles', 'America/New_York', 'en', '5:02 PM PDT'],
  ['another zone in winter', winter, 'America/Los_Angeles', 'America/New_York', 'en', '5:02 PM PST'],
  ['the same time on another day', summer, 'Pacific/Kiritimati', 'Pacific/Honolulu', 'en', '2:02 PM GMT+14'],
  ['another language', summer, 'America/New_York', 'America/New_York', 'es', '20:02'],
  ['another zone in Spanish', summer, 'America/Los_Angeles', 'America/New_York', 'es', '17:02 PDT'],
])('%s', (_, instant, timeZone, viewerZone, language, expected) => {
  // ICU puts a narrow no-break space before AM and PM.
  expect(clockTime(instant, timeZone, viewerZone, language).replaceAll(/\s/g, ' ')).toBe(expected);
});
