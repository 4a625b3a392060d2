import { textPhoneOf } from '../../../domain/index.ts';
import { readPhone } from '../../../domain/phone/readPhone.ts';

/**
 * A cell's phone number in E.164, null if empty; invalid text is returned unchanged, for the schema to
 * reject.
 * @param country of the business, ISO 3166 alpha-2
 */
export const phoneIn = (text: string, country: string): string | null => {
  const phone = readPhone(text, country);
  return phone === undefined ? text : phone;
};

/** A cell's number for text messages: parsed the same way, then checked against the rules for texting. */
export const textPhoneIn = (text: string, country: string): ReturnType<typeof textPhoneOf> =>
  textPhoneOf(readPhone(text, country) ?? '');
