import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isInNorthAmerica } from '../consent/signUpPhone.ts';
import { northAmericanPhone, withoutNote } from '../consent/textPhone.ts';

/** Mobiles of Mexico as they were dialed until 2019. */
const oldMexican = /^\+52\s*1(?=(\D*\d){10}$)/;

/**
 * A phone number as people write it, like `(202) 555-0100`, `202.555.0100 x12`, `1-202-555-0104` or `0044 20 7946
 * 0018`. Extensions and notes like `(cell)` are dropped.
 * @param country of the business, whose numbers are written without a country code (`businessCountry`)
 * @returns E.164; null for an empty text; undefined if no number in it has a possible length, or its area code can't exist
 */
export function readPhone(text: string, country: string): string | null | undefined {
  const written = withoutNote(text);
  if (written === '') return null;
  // Most numbers of an import are local and need no metadata.
  const atHome = isInNorthAmerica(country) ? northAmericanPhone(written) : null;
  if (atHome !== null) return atHome;
  const international = written.replace(/^00(?=[1-9])/, '+').replace(oldMexican, '+52');
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(international, country)
    : parsePhoneNumberFromString(international);
  return number?.isPossible() && !/^\+1[01]/.test(number.number) ? number.number : undefined;
}

/**
 * Whether a number belongs to a country, judging by its digits. @param phone in E.164 @param country ISO 3166 two letters
 */
export function isPhoneOf(phone: string, country: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.getPossibleCountries().some((possible) => possible === country) ?? false;
}
