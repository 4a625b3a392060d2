import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { isCheapNorthAmerican, isInNorthAmerica } from '../consent/signUpPhone.ts';

/**
 * Whether a number that anybody typed on a public page may be asked by text: only those of the country where the business is, since texts
 * elsewhere cost far more, and whoever earns by them types such numbers. Businesses of the United States, its territories and Canada text all
 * of these, by `isCheapNorthAmerican`; any other only mobiles of its very country: countries that share a code, such as the United Kingdom and
 * Guernsey, have different prices, and numbers that aren't mobiles, such as +44 70, may be premium ones.
 * @param phone in E.164
 * @param country of the business, ISO 3166 two letters
 */
export function isSignUpPhone(phone: string, country: string): boolean {
  if (isInNorthAmerica(country)) return isCheapNorthAmerican(phone);
  const number = parsePhoneNumberFromString(phone);
  return number?.country === country && number.isValid();
}
