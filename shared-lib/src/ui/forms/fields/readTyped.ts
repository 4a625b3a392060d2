/** Parsers for user input. NaN means invalid, which every schema rejects. */

/**
 * Parses a non-negative integer; null if empty. Larger than the maximum safe integer becomes that integer.
 * @param text as typed, including spaces and thousands separators.
 */
export function parseCount(text: string): number | null {
  const digits = text.replaceAll(/[\s,.'’](?=\d{3}\b)/g, '').trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** Parses a length, such as `100`, `1,312` or `98.5`; null if empty. */
export function parseLength(text: string): number | null {
  const whole = parseCount(text);
  if (!Number.isNaN(whole)) return whole;
  return /^\d+[.,]\d+$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

/** A language's decimal separator. */
const decimalMark = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * Parses an amount as integer cents, avoiding floating-point rounding; null if empty.
 * @param text such as `1,234.5` or `$12`; the last separator is the decimal one if it is the language's own,
 * or if one or two digits follow.
 * @param language BCP 47 tag.
 */
export function parseMoney(text: string, language: string): number | null {
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

/** Formats cents for editing, such as `1250.5` for 125050: two decimals or none. */
export function formatMoneyInput(cents: number | null, language: string): string {
  if (cents === null || Number.isNaN(cents)) return '';
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
