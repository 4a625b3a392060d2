/** The unit in which lengths are shown and entered. They are always stored in meters. */
export type LengthUnit = 'ft' | 'm';

const feetPerMeter = 1 / 0.3048;
const feetPerMile = 5280;
const metersPerKilometer = 1000;
const kilometersPerMile = 1.609344;

/** Zones of the United States and its territories outside the groups below, including deprecated links. */
const usZones = new Set(
  [
    'Adak Anchorage Atka Boise Chicago Denver Detroit Fort_Wayne Indianapolis Juneau Knox_IN Los_Angeles Louisville Menominee',
    'Metlakatla New_York Nome Phoenix Puerto_Rico Shiprock Sitka St_Thomas Virgin Yakutat',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => `America/${name}`)
    .concat(
      ['Guam', 'Honolulu', 'Johnston', 'Midway', 'Pago_Pago', 'Saipan', 'Samoa'].map(
        (name) => `Pacific/${name}`,
      ),
    )
    .concat(['EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT', 'EST', 'MST', 'HST']),
);

/** States with separate zones, and the older `US/` names. */
const usRegionPattern = /^(US|America\/(Indiana|Kentucky|North_Dakota))\//;

/**
 * The unit for lengths at a place: feet in the United States and its territories, meters elsewhere, including
 * Canada. Decided by the place's time zone, because a business or a phone number can be in a different
 * country than a community.
 * @param timeZone IANA zone of the community
 */
export const lengthUnitIn = (timeZone: string): LengthUnit =>
  usZones.has(timeZone) || usRegionPattern.test(timeZone) ? 'ft' : 'm';

/** Converts meters to the unit. */
export const fromMeters = (meters: number, unit: LengthUnit): number =>
  unit === 'ft' ? meters * feetPerMeter : meters;

/** Converts a length to meters, rounded to the centimeter, so the number entered is shown again. */
export const toMeters = (length: number, unit: LengthUnit): number =>
  unit === 'ft' ? Math.round((length / feetPerMeter) * 100) / 100 : length;

/** The smallest and largest whole number of the unit within bounds in meters. */
export const lengthBounds = ({ min, max }: { min: number; max: number }, unit: LengthUnit) => ({
  min: Math.ceil(fromMeters(min, unit)),
  max: Math.floor(fromMeters(max, unit)),
});

const inWords = (amount: number, unit: string, digits: number, language: string) =>
  amount.toLocaleString(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });

/** Formats a whole number of a unit, such as `1,312 ft`. @param language BCP 47 tag */
export const formatWholeLength = (amount: number, unit: LengthUnit, language: string): string =>
  inWords(amount, unit === 'ft' ? 'foot' : 'meter', 0, language);

/**
 * Formats a length, such as `1,312 ft`, `2.4 mi`, `400 m` or `2.4 km`: whole feet or meters, with one decimal
 * from a mile or kilometer up.
 * @param timeZone IANA zone of the place
 * @param language BCP 47 tag
 */
export function formatLength(meters: number, timeZone: string, language: string): string {
  const unit = lengthUnitIn(timeZone);
  const amount = fromMeters(meters, unit);
  const large = unit === 'ft' ? feetPerMile : metersPerKilometer;
  return Math.round(amount) < large
    ? formatWholeLength(amount, unit, language)
    : inWords(amount / large, unit === 'ft' ? 'mile' : 'kilometer', 1, language);
}

/**
 * Formats a speed, such as `25 mph` or `40 km/h`.
 * @param unit of lengths at the place
 * @param unitDisplay `long` spells the unit out
 */
export const formatSpeed = (
  kmh: number,
  unit: LengthUnit,
  language: string,
  unitDisplay: 'short' | 'long' = 'short',
): string =>
  (unit === 'ft' ? Math.round(kmh / kilometersPerMile) : kmh).toLocaleString(language, {
    style: 'unit',
    unit: unit === 'ft' ? 'mile-per-hour' : 'kilometer-per-hour',
    unitDisplay,
  });
