import { textPhoneOf } from '../../../domain/index.ts';
import { readPhone } from '../../../domain/phone/readPhone.ts';

/**
 * The phone number of a cell in E.164, null for none; a text that is no number as it stands, for the schema to refuse.
 * @param country of the business, ISO 3166 two letters
 */
export const phoneIn = (text: string, country: string): string | null => {
  const phone = readPhone(text, country);
  return phone === undefined ? text : phone;
};

/** The number of a cell for texts: read as all others, then held to the rules of texts. */
export const textPhoneIn = (text: string, country: string): ReturnType<typeof textPhoneOf> =>
  textPhoneOf(readPhone(text, country) ?? '');
