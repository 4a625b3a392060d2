import {
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { businessZone, type Customer } from '../customer/customer.ts';
import type { ProfileInCountry } from '../customer/publicBusiness.ts';
import type { Settings } from '../settings/settings.ts';
import { zoneCountry } from './zoneCountry.ts';

/** The countries that a business may choose, as ISO 3166 has them: those with phone numbers. */
export const phoneCountries: readonly CountryCode[] = getCountries();

/** The country of a number. One that is nobody's, such as +1 555, is one of the largest country with its code. */
const countryOfPhone = (phone: string): CountryCode | undefined => {
  const number = parsePhoneNumberFromString(phone);
  return number?.country ?? number?.getPossibleCountries()[0];
};

/**
 * The country of a business: how its people write phone numbers, and where residents' sign-up texts go. What its owner chose; else the country
 * of the phone that residents call; else that of its time zone.
 * @returns ISO 3166 two letters, of a country that has phone numbers
 */
export function businessCountry(
  customer: Pick<Customer, 'timeZone'>,
  { country, contactPhone }: Pick<Settings['business'], 'country' | 'contactPhone'>,
): CountryCode {
  if (country !== null && isSupportedCountry(country)) return country;
  const ofPhone = contactPhone === null ? undefined : countryOfPhone(contactPhone);
  const ofZone = zoneCountry(businessZone(customer)) ?? 'US';
  return ofPhone ?? (isSupportedCountry(ofZone) ? ofZone : 'US');
}

/** How a business shows itself, with the country that it has where none was chosen: what its public pages are made of. */
export const profileInCountry = (
  customer: Pick<Customer, 'timeZone'>,
  profile: Settings['business'],
): ProfileInCountry => ({
  ...profile,
  country: businessCountry(customer, profile),
});
