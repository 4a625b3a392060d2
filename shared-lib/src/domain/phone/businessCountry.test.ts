import { businessCountry } from './businessCountry.ts';

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
