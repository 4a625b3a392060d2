/**
 * A price in words, such as `$480`.
 * @param amount whole US dollars.
 * @param language a BCP 47 tag.
 */
export const dollars = (amount: number, language: string) =>
  amount.toLocaleString(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
