import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { isCheapNorthAmerican, isInNorthAmerica } from '../consent/signUpPhone.ts';

/**
 * Whether a number entered on a public page may get a confirmation text: only numbers in the business's own country.
 * Texts elsewhere cost far more, and fraudsters who profit from them enter such numbers. Businesses in the United
 * States, its territories and Canada text all of these, by `isCheapNorthAmerican`. Any other business only texts
 * mobiles of its exact country. Countries that share a code, like the United Kingdom and Guernsey, have different
 * prices, and numbers that aren't mobiles, like +44 70, may be premium ones.
 * @param phone in E.164
 * @param country of the business, ISO 3166 two letters
 */
export function isSignUpPhone(phone: string, country: string): boolean {
  if (isInNorthAmerica(country)) return isCheapNorthAmerican(phone);
  const number = parsePhoneNumberFromString(phone);
  return number?.country === country && number.isValid();
}

/**
 * Whether a business may text a number at all. One that has neither paid nor been reviewed costs nothing to open, so
 * it texts only where sign-up texts go. Others also text abroad, except premium areas of other countries.
 * @param phone in E.164
 * @param country of the business, ISO 3166 two letters
 * @param isTrusted whether it pays, or our staff has reviewed it
 */
export const mayText = (phone: string, country: string, isTrusted: boolean): boolean =>
  isSignUpPhone(phone, country) || (isTrusted && (!phone.startsWith('+1') || isCheapNorthAmerican(phone)));
