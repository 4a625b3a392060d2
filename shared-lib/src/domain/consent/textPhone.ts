import { phoneOf } from '../base/phoneOf.ts';

/** A North American number: area and exchange begin with 2 to 9. */
const northAmerican = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * North American numbers that can't receive texts: toll-free, premium rate, and unused area codes. No list tells a
 * landline from a mobile offline.
 */
const noMobile = /^\+1(?:8(?:00|33|44|55|66|77|88)|900|[01]\d\d)|^\+1(?!\d{10}$)/;

/** Whether a number's digits allow it to receive texts. @param phone in E.164 */
export const canReceiveTexts = (phone: string): boolean => !noMobile.test(phone);

const international = /^\+[1-9]\d{7,14}$/;

/** Invisible characters, and those that a spreadsheet adds to a number. */
const noise = /[\p{Cf}\u00AD]|(?<=\d)[\u00B7\u2022\u2219_](?=\d)|^[='"]+|"$|\.0+$/gu;

/** An extension, with any note after it, and the trunk zero. */
const extension =
  /(?<=\d\D*)[\s,;]*(?:#|\bx|(?<=\d)x|,|\bext(?:ension|\.)?)[\s.:=]*\d{1,6}#?\D*$|\(0\)(?<=^(?:\+|00)[\d\s]+\(0\))/gi;

/** A longer text isn't a phone number, whatever it contains. */
const maxWritten = 200;

/** Digits with the characters that separate them. */
const digits = /(?:\+|\()?\d[\d\s().\-\u2010-\u2015\u2212/]*\d/g;

/**
 * The one number in a text, without an extension or a note like `cell` or `(work)`. A text without such a number, or
 * with more digits, is returned trimmed.
 */
export const withoutNote = (text: string): string => {
  if (text.length > maxWritten) return text.trim();
  const written = text.replaceAll(noise, '').trim().replaceAll(extension, '').trim();
  const [number, ...more] = written.match(digits) ?? [];
  if (number === undefined || more.length > 0) return written;
  return /\d/.test(written.replace(number, '')) ? written : number;
};

/** A typed number without anything around its digits; without a country code it is a US number. */
const withCountry = (text: string): string => {
  const written = phoneOf(withoutNote(text)) ?? '';
  if (/^\d{10}$/.test(written)) return `+1${written}`;
  return /^1\d{10}$/.test(written) ? `+${written}` : written;
};

/** The North American number in a text, in E.164; null if there is none. */
export const northAmericanPhone = (text: string): string | null => {
  const phone = withCountry(text);
  return northAmerican.test(phone) ? phone : null;
};

/**
 * A number for texts, as typed. Public pages check numbers of other countries only by length, because the metadata
 * that `readPhone` needs is larger than these pages.
 */
export const textPhoneOf = (
  text: string,
):
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly code: 'phone' | 'notMobile' } => {
  const phone = withCountry(text);
  const isNumber = phone.startsWith('+1') ? northAmerican.test(phone) : international.test(phone);
  if (!isNumber) return { ok: false, code: 'phone' };
  return canReceiveTexts(phone) ? { ok: true, phone } : { ok: false, code: 'notMobile' };
};
