import { phoneOf } from '../base/phoneOf.ts';

/** A number of North America: area and exchange begin with 2 to 9. */
const northAmerican = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Numbers of North America that no phone with texts has: freephone, premium rate, and area codes that there aren't. No list tells a
 * landline from a mobile offline.
 */
const noMobile = /^\+1(?:8(?:00|33|44|55|66|77|88)|900|[01]\d\d)|^\+1(?!\d{10}$)/;

/** Whether a number can be that of a phone that takes texts, as far as its digits tell. @param phone in E.164 */
export const canTakeTexts = (phone: string): boolean => !noMobile.test(phone);

const international = /^\+[1-9]\d{7,14}$/;

/** The word before a number, an extension, the zero that is dialed at home alone, and what a spreadsheet adds to a number. */
const around = /^tel:|\s*(?:x|ext\.?|extension)\s*\d+$|\(0\)(?<=^(?:\+|00)[\d\s]+\(0\))|\.0+$/gi;

/** A number as it is typed, without what stands around its digits; without a country code, it is one of the United States. */
const withCountry = (text: string): string => {
  const written = phoneOf(text.trim().replaceAll(around, '')) ?? '';
  if (/^\d{10}$/.test(written)) return `+1${written}`;
  return /^1\d{10}$/.test(written) ? `+${written}` : written;
};

/** The number of North America that a text is, in E.164; null for none. */
export const northAmericanPhone = (text: string): string | null => {
  const phone = withCountry(text);
  return northAmerican.test(phone) ? phone : null;
};

/**
 * A number for texts, as it is typed. The pages for everyone read numbers of other countries by their length alone, since what `readPhone`
 * knows of all countries weighs more than these pages do.
 */
export const textPhoneOf = (
  text: string,
):
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly code: 'phone' | 'notMobile' } => {
  const phone = withCountry(text);
  const isNumber = phone.startsWith('+1') ? northAmerican.test(phone) : international.test(phone);
  if (!isNumber) return { ok: false, code: 'phone' };
  return canTakeTexts(phone) ? { ok: true, phone } : { ok: false, code: 'notMobile' };
};
