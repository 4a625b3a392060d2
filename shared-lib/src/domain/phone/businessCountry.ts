import {
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { businessZone, type Customer } from '../customer/customer.ts';
import type { ProfileInCountry } from '../customer/publicBusiness.ts';
import type { Settings } from '../settings/settings.ts';

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
 * This platform's current name of a zone: one may be stored under an older name, like `Canada/Eastern`. Browsers
 * differ in the newest ones.
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

/** The countries a business may choose, by ISO 3166: those with phone numbers. */
export const phoneCountries: readonly CountryCode[] = getCountries();

/** A number's country. For an unassigned number, like +1 555, it is the largest country with that code. */
const countryOfPhone = (phone: string): CountryCode | undefined => {
  const number = parsePhoneNumberFromString(phone);
  return number?.country ?? number?.getPossibleCountries()[0];
};

/**
 * A business's country: how its people write phone numbers, and where residents' sign-up texts go. The owner's
 * choice; otherwise the country of the phone that residents call; otherwise the country of its time zone.
 * @returns ISO 3166 two letters, of a country that has phone numbers
 */
export function businessCountry(
  customer: Pick<Customer, 'timeZone'>,
  { country, contactPhone }: Pick<Settings['business'], 'country' | 'contactPhone'>,
): CountryCode {
  if (country !== null && isSupportedCountry(country)) return country;
  const ofPhone = contactPhone === null ? undefined : countryOfPhone(contactPhone);
  const ofZone = countryOfZone(businessZone(customer)) ?? 'US';
  return ofPhone ?? (isSupportedCountry(ofZone) ? ofZone : 'US');
}

/** A business's branding with its derived country if none was chosen; public pages are built from this. */
export const profileInCountry = (
  customer: Pick<Customer, 'timeZone'>,
  profile: Settings['business'],
): ProfileInCountry => ({
  ...profile,
  country: businessCountry(customer, profile),
});
