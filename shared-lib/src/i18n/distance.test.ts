import {
  formatLength,
  formatSpeed,
  fromMeters,
  lengthBounds,
  lengthUnitIn,
  toMeters,
  type LengthUnit,
} from './distance.ts';

const newYork = 'America/New_York';
const toronto = 'America/Toronto';

test.each<[string, LengthUnit]>([
  [newYork, 'ft'],
  ['America/Los_Angeles', 'ft'],
  ['America/Phoenix', 'ft'],
  ['America/Indiana/Knox', 'ft'],
  ['America/Kentucky/Louisville', 'ft'],
  ['America/North_Dakota/Center', 'ft'],
  ['US/Eastern', 'ft'],
  ['EST5EDT', 'ft'],
  ['Pacific/Honolulu', 'ft'],
  ['America/Puerto_Rico', 'ft'],
  [toronto, 'm'],
  ['America/Vancouver', 'm'],
  ['America/Winnipeg', 'm'],
  ['Canada/Eastern', 'm'],
  ['America/Mexico_City', 'm'],
  ['America/Tijuana', 'm'],
  ['Pacific/Auckland', 'm'],
  ['Europe/London', 'm'],
  ['UTC', 'm'],
  ['', 'm'],
])('lengths in %s are in %s', (timeZone, unit) => {
  expect(lengthUnitIn(timeZone)).toBe(unit);
});

test.each([
  [0, newYork, 'en', '0 ft'],
  [30, newYork, 'en', '98 ft'],
  [400, newYork, 'en', '1,312 ft'],
  [1609, newYork, 'en', '5,279 ft'],
  [1609.344, newYork, 'en', '1 mi'],
  [10_000, newYork, 'en', '6.2 mi'],
  [30.4, toronto, 'en', '30 m'],
  [999.4, toronto, 'en', '999 m'],
  [999.6, toronto, 'en', '1 km'],
  [2400, toronto, 'en', '2.4 km'],
  [400, newYork, 'es', '1312 ft'],
  [2400, toronto, 'es', '2,4 km'],
])('%d m in %s, in %s: %s', (meters, timeZone, language, words) => {
  // Intl puts a no-break space before the unit.
  expect(formatLength(meters, timeZone, language).replaceAll('\u00A0', ' ')).toBe(words);
});

test('bounds are whole units within the bounds in meters', () => {
  expect(lengthBounds({ min: 10, max: 1000 }, 'ft')).toEqual({ min: 33, max: 3280 });
  expect(lengthBounds({ min: 10, max: 1000 }, 'm')).toEqual({ min: 10, max: 1000 });
});

test.each([10, 33, 98, 100, 1312, 32_808])('%d ft entered is shown as %d ft', (feet) => {
  expect(Math.round(fromMeters(toMeters(feet, 'ft'), 'ft'))).toBe(feet);
});

test.each([10, 250.5, 10_000])('%d m entered is stored unchanged', (meters) => {
  expect(toMeters(meters, 'm')).toBe(meters);
  expect(fromMeters(meters, 'm')).toBe(meters);
});

test.each([
  [40, 'ft', 'en', 'short', '25 mph'],
  [40, 'ft', 'en', 'long', '25 miles per hour'],
  [40, 'm', 'en', 'short', '40 km/h'],
  [1.609344, 'ft', 'en', 'long', '1 mile per hour'],
  [120, 'm', 'es', 'long', '120 kilómetros por hora'],
] as const)('%d km/h in %s, in %s, %s: %s', (kmh, unit, language, display, words) => {
  expect(formatSpeed(kmh, unit, language, display).replaceAll('\u00A0', ' ')).toBe(words);
});
