/** What lengths are shown and typed in. Every stored length is in meters. */
export type LengthUnit = 'ft' | 'm';

const feetPerMeter = 1 / 0.3048;
const feetPerMile = 5280;
const metersPerKilometer = 1000;

/** Zones of the United States and its territories that stand alone: their links of before, too. */
const american = new Set(
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

/** States with zones of their own, and the zones' older names. */
const americanRegion = /^(US|America\/(Indiana|Kentucky|North_Dakota))\//;

/**
 * What lengths at a place are shown in: feet in the United States and its territories, meters everywhere else, so also in Canada. The country of
 * a business, or of a phone number, is not that of each property, so the time zone of the place decides.
 * @param timeZone IANA name of the community's zone
 */
export const lengthUnitIn = (timeZone: string): LengthUnit =>
  american.has(timeZone) || americanRegion.test(timeZone) ? 'ft' : 'm';

/** A length in meters as a number of the unit. */
export const fromMeters = (meters: number, unit: LengthUnit): number =>
  unit === 'ft' ? meters * feetPerMeter : meters;

/** A number of the unit in meters, to the centimeter, so that what was typed is shown again. */
export const toMeters = (length: number, unit: LengthUnit): number =>
  unit === 'ft' ? Math.round((length / feetPerMeter) * 100) / 100 : length;

/** The least and the most length in whole numbers of the unit that lie within bounds in meters. */
export const lengthBounds = ({ least, most }: { least: number; most: number }, unit: LengthUnit) => ({
  least: Math.ceil(fromMeters(least, unit)),
  most: Math.floor(fromMeters(most, unit)),
});

const inWords = (amount: number, unit: string, digits: number, language: string) =>
  amount.toLocaleString(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });

/** A whole number of a unit in words, such as `1,312 ft`. @param language a BCP 47 tag */
export const lengthWords = (amount: number, unit: LengthUnit, language: string): string =>
  inWords(amount, unit === 'ft' ? 'foot' : 'meter', 0, language);

/**
 * A length in words, such as `1,312 ft`, `2.4 mi`, `400 m` or `2.4 km`: whole feet or meters, and from a mile or kilometer on with one
 * decimal.
 * @param timeZone IANA name of the zone of the place
 * @param language a BCP 47 tag
 */
export function formatLength(meters: number, timeZone: string, language: string): string {
  const unit = lengthUnitIn(timeZone);
  const amount = fromMeters(meters, unit);
  const large = unit === 'ft' ? feetPerMile : metersPerKilometer;
  return Math.round(amount) < large
    ? lengthWords(amount, unit, language)
    : inWords(amount / large, unit === 'ft' ? 'mile' : 'kilometer', 1, language);
}
