import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isInNorthAmerica } from '../consent/signUpPhone.ts';
import { northAmericanPhone } from '../consent/textPhone.ts';

/** What nobody sees, and what a spreadsheet adds to a number. */
const noise = /[\p{Cf}\u00AD]|^[='"]+|"$|\.0+$/gu;

/**
 * A phone number as people write it, such as `(202) 555-0100`, `202.555.0100 x12`, `1-202-555-0104` or `0044 20 7946 0018`. An extension is
 * left out, since no number in E.164 has one.
 * @param country of the business, whose numbers are written without a country code (`businessCountry`)
 * @returns E.164; null for an empty text; undefined for what has no number of a possible length
 */
export function readPhone(text: string, country: string): string | null | undefined {
  const written = text.replaceAll(noise, '').trim();
  if (written === '') return null;
  // Most numbers of an import are these, which take no metadata.
  const atHome = isInNorthAmerica(country) ? northAmericanPhone(written) : null;
  if (atHome !== null) return atHome;
  const international = written.replace(/^00(?=[1-9])/, '+');
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(international, country)
    : parsePhoneNumberFromString(international);
  return number?.isPossible() ? number.number : undefined;
}

/** Whether a number is one of a country, as far as its digits tell. @param phone in E.164 @param country ISO 3166 two letters */
export function isPhoneOf(phone: string, country: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.getPossibleCountries().some((possible) => possible === country) ?? false;
}
