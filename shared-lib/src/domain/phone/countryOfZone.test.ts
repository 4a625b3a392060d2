import { countryOfZone } from './countryOfZone.ts';

test.each([
  ['Europe/London', 'GB'],
  ['America/Toronto', 'CA'],
  ['America/Mexico_City', 'MX'],
  ['America/New_York', null],
  ['Pacific/Honolulu', null],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/Kyiv', 'UA'],
  ['Canada/Eastern', 'CA'],
  ['GB', 'GB'],
  ['UTC', null],
  ['nowhere', null],
])('%s is in %s', (timeZone, country) => {
  expect(countryOfZone(timeZone)).toBe(country);
});

test('every zone of a country has its country, except those of the United States', () => {
  const outside =
    /^(Antarctica\/|Indian\/Kerguelen$|Atlantic\/South_Georgia$|Pacific\/(Pitcairn|Wake|Midway)$)/;
  const american = new Set(
    (new Intl.Locale('und-US') as unknown as { getTimeZones: () => string[] }).getTimeZones(),
  );
  const missing = Intl.supportedValuesOf('timeZone').filter(
    (zone) => !outside.test(zone) && !american.has(zone) && zone !== 'UTC' && countryOfZone(zone) === null,
  );
  expect(missing).toEqual([]);
});
