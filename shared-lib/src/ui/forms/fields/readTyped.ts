/** What someone typed, read as a value; NaN is what can't be read, which no schema takes. */

/**
 * A whole number, not negative; null when nothing is typed. One too large to be counted exactly is the largest that can be.
 * @param text as typed, spaces and marks between the thousands included.
 */
export function readCount(text: string): number | null {
  const digits = text.replaceAll(/[\s,.'’](?=\d{3}\b)/g, '').trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** A length as it is typed, such as `100`, `1,312` or `98.5`; null when nothing is typed. */
export function readLength(text: string): number | null {
  const whole = readCount(text);
  if (!Number.isNaN(whole)) return whole;
  return /^\d+[.,]\d+$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

/** The mark before the cents in a language. */
const decimalMark = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * An amount of money in whole cents; null when nothing is typed. Never by way of a fraction, which would round.
 * @param text such as `1,234.5` or `$12`; the last mark counts as the one before the cents when it is the language's own, or when
 *   one or two digits follow.
 * @param language a BCP 47 tag.
 */
export function readMoney(text: string, language: string): number | null {
  const typed = text.replaceAll(/[\s$]/g, '').replace(/USD/i, '');
  if (typed === '') return null;
  const own = decimalMark(language);
  const parts = /^(\d[\d.,'’]*?)(?:([.,])(\d{1,2}))?$/.exec(typed);
  if (!parts) return Number.NaN;
  const [, dollars = '', mark, cents = ''] = parts;
  const thousands = dollars.replaceAll(/[.,'’]/g, '');
  const isGrouped = /^\d{1,3}([.,'’]\d{3})*$|^\d+$/.test(dollars) && !dollars.includes(mark ?? own);
  if (!isGrouped) return Number.NaN;
  const amount = Number(thousands) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : Number.MAX_SAFE_INTEGER;
}

/** Cents as one would type them, such as `1250.5` for 125050: with two digits of cents or none. */
export function writeMoney(cents: number | null, language: string): string {
  if (cents === null || Number.isNaN(cents)) return '';
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
