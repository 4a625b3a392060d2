import zonesOfCountries from './zonesOfCountries.json' with { type: 'json' };

/**
 * Countries of time zones from CLDR, plus names that IANA has since given some zones. The United States is omitted:
 * every zone that isn't listed is there.
 */
const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesOfCountries).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone, country] as const),
  ),
);

/**
 * This platform's current name of a zone: one may be stored by an older name, like `Canada/Eastern`. Browsers differ
 * in the newest ones.
 */
const currentName = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
};

/**
 * A time zone's country.
 * @param timeZone an IANA name
 * @returns ISO 3166 two letters; null for zones of the United States, and for those outside any country, like `UTC`
 */
export const countryOfZone = (timeZone: string): string | null =>
  countries.get(currentName(timeZone)) ?? null;
