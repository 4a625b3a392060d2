import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { northAmericanPhone } from '../consent/textPhone.ts';

/** The country whose numbers need no country code: the product's businesses are in the United States. */
const home: CountryCode = 'US';

/** What nobody sees, and what a spreadsheet adds to a number. */
const noise = /[\p{Cf}\u00AD]|^[='"]+|"$|\.0+$/gu;

/**
 * A phone number as people write it, such as `(202) 555-0100`, `202.555.0100 x12`, `1-202-555-0104` or `0044 20 7946 0018`. An extension is
 * left out, since no number in E.164 has one.
 * @param country whose numbers are written without a country code
 * @returns E.164; null for an empty text; undefined for what has no number of a possible length
 */
export function readPhone(text: string, country: CountryCode = home): string | null | undefined {
  const written = text.replaceAll(noise, '').trim();
  if (written === '') return null;
  // Most numbers of an import are these, which take no metadata.
  const atHome = country === home ? northAmericanPhone(written) : null;
  if (atHome !== null) return atHome;
  const number = parsePhoneNumberFromString(written.replace(/^00(?=[1-9])/, '+'), country);
  return number?.isPossible() ? number.number : undefined;
}
