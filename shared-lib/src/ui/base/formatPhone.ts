/**
 * A phone number as people write it, like `(202) 555-0142`. Outside North America grouping varies by country, so
 * digits are grouped in threes after the plus sign.
 * @param phone E.164
 */
export const formatPhone = (phone: string): string => {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  // Non-breaking, because a number is read as one.
  if (area !== undefined) return `(${area})\u00a0${exchange}-${line}`;
  return phone.replace(/\d(?=(?:\d{3})+$)/g, '$&\u00a0');
};
