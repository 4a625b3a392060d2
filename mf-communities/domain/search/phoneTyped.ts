import { phoneOf } from 'shared-lib/domain';

/** Fewer digits match too many residents. */
const fewestDigits = 7;

/** Dates look like phone numbers otherwise. */
const date = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The phone number that was typed, or its first digits: `(202) 555-01`, `+1 202 555 0100`.
 * @returns digits, after a plus sign if a country code was typed; null for other text
 */
export function phoneTyped(text: string): string | null {
  const typed = text.trim().replace(/^tel[.:]?\s*/i, '');
  const phone = date.test(typed) ? null : phoneOf(typed);
  return phone !== null && /^\+?\d+$/.test(phone) && phone.length >= fewestDigits && phone.length <= 16
    ? phone
    : null;
}

/**
 * The start of stored numbers that match the input.
 * @param typed from `phoneTyped`
 * @param read the reader of whole numbers in the business's country, which returns E.164, or its argument if it can't
 * @returns the start of an E.164 number; null if none can start so
 */
export function phoneStart(typed: string, read: (text: string) => string | null): string | null {
  if (typed.startsWith('+')) return typed;
  const whole = read(typed);
  if (whole?.startsWith('+')) return whole;
  // A part of a number in North America, where no area code starts with 0 or 1.
  const national = typed.replace(/^1/, '');
  return /^[2-9]/.test(national) ? `+1${national}` : null;
}
