import { businessCountry, countryOfZone } from './businessCountry.ts';

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

test.each([
  ['GB', '+12025550100', 'America/Chicago', 'GB'],
  [null, '+442079460018', 'America/Chicago', 'GB'],
  [null, '+14165550100', null, 'CA'],
  [null, '+15550100123', 'Europe/London', 'US'],
  [null, '+18765550100', null, 'JM'],
  [null, null, 'Europe/London', 'GB'],
  [null, null, 'America/Toronto', 'CA'],
  [null, null, 'America/Denver', 'US'],
  [null, null, 'UTC', 'US'],
  [null, null, null, 'US'],
  ['ZZ', null, 'Europe/Berlin', 'DE'],
  [null, '+80012345678', 'Europe/Berlin', 'DE'],
])('chosen %s, phone %s, zone %s: %s', (country, contactPhone, timeZone, expected) => {
  expect(businessCountry({ timeZone }, { country, contactPhone })).toBe(expected);
});
