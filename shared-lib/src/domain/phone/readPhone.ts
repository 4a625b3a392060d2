import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isInNorthAmerica } from '../consent/signUpPhone.ts';
import { northAmericanPhone } from '../consent/textPhone.ts';

/** Invisible characters, and what a spreadsheet adds to a number. */
const noise = /[\p{Cf}\u00AD]|^[='"]+|"$|\.0+$/gu;

/**
 * A phone number as people write it, like `(202) 555-0100`, `202.555.0100 x12`, `1-202-555-0104` or `0044 20 7946
 * 0018`. Extensions are dropped, because E.164 has none.
 * @param country of the business, whose numbers are written without a country code (`businessCountry`)
 * @returns E.164; null for an empty text; undefined if no number in it has a possible length
 */
export function readPhone(text: string, country: string): string | null | undefined {
  const written = text.replaceAll(noise, '').trim();
  if (written === '') return null;
  // Most numbers of an import are local and need no metadata.
  const atHome = isInNorthAmerica(country) ? northAmericanPhone(written) : null;
  if (atHome !== null) return atHome;
  const international = written.replace(/^00(?=[1-9])/, '+');
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(international, country)
    : parsePhoneNumberFromString(international);
  return number?.isPossible() ? number.number : undefined;
}

/**
 * Whether a number belongs to a country, as far as its digits tell. @param phone in E.164 @param country ISO 3166 two
 * letters
 */
export function isPhoneOf(phone: string, country: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.getPossibleCountries().some((possible) => possible === country) ?? false;
}
