import { phoneOf } from 'shared-lib/domain';
import { requestNumberPattern } from '../contactSubmission/requestNumber.ts';

/** Fewer digits match too many residents. */
const fewestDigits = 7;

/** Dates look like phone numbers otherwise. */
const date = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The phone number that was typed, or its first digits: `(202) 555-01`, `+1 202 555 0100`.
 * @returns digits, after a plus sign if a country code was typed; null for other text
 */
export function parsePhoneSearch(text: string): string | null {
  const typed = text.trim().replace(/^tel[.:]?\s*/i, '');
  const phone = date.test(typed) ? null : phoneOf(typed);
  return phone !== null && /^\+?\d+$/.test(phone) && phone.length >= fewestDigits && phone.length <= 16
    ? phone
    : null;
}

/**
 * The start of stored numbers that match the input.
 * @param typed from `parsePhoneSearch`
 * @param read parses whole numbers of the business's country; returns E.164, or its argument if it can't
 * @returns the start of an E.164 number; null if no number can start that way
 */
export function phoneStart(typed: string, read: (text: string) => string | null): string | null {
  if (typed.startsWith('+')) return typed;
  const whole = read(typed);
  if (whole?.startsWith('+')) return whole;
  // A part of a number in North America, where no area code starts with 0 or 1.
  const national = typed.replace(/^1/, '');
  return /^[2-9]/.test(national) ? `+1${national}` : null;
}

/**
 * The typed request number: `7k3p9q`, `7K3 P9Q` and `#7k3-p9q` are `7K3-P9Q`. Letters alone need the dash,
 * since most six-letter names could be request numbers.
 * @returns in the format of `newRequestNumber`; null for other text
 */
export function parseRequestNumber(text: string): string | null {
  const typed = text.trim().replace(/^#\s*/, '').toUpperCase();
  const [, first, dash, second] = /^(\w{3})([\s-]?)(\w{3})$/.exec(typed) ?? [];
  const number = `${first}-${second}`;
  if (!requestNumberPattern.test(number)) return null;
  return dash === '-' || /\d/.test(number) ? number : null;
}

/** The format of `newCode`: 12 characters, none of which look alike. */
const code = /^[2-9a-hjkmnp-z]{12}$/;

/**
 * The code of a bin tag that was typed or pasted: `abc234def567`, `ABC234 DEF567`, or the printed address.
 * @returns the tag's id; null for other text
 */
export function parseTagCode(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[/?#]+$/, '')
      .split('/')
      .at(-1) ?? '';
  const typed = last.toLowerCase().replaceAll(/[\s-]/g, '');
  return code.test(typed) ? typed : null;
}
