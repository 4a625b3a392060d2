/**
 * A phone number without separators or invisible characters, its international prefix as a plus sign; null for none.
 */
export const phoneOf = (text: string): string | null =>
  text.replace(/[\s().\-\u2010-\u2015\u2212/\p{Cf}]/gu, '').replace(/^00/, '+') || null;
