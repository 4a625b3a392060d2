/** A phone number without what people write between its digits, its international prefix as a plus sign; null for none. */
export const phoneOf = (text: string): string | null =>
  text.replace(/[\s().\-–]/g, '').replace(/^00/, '+') || null;
