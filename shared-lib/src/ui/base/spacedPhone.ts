/**
 * A phone number as people write it, such as `(202) 555-0142`; one from outside of North America, whose groups differ from country to
 * country, in threes behind its plus sign.
 * @param phone E.164
 */
export const spacedPhone = (phone: string): string => {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  // Kept on one line, since a number is read as one.
  if (area !== undefined) return `(${area})\u00a0${exchange}-${line}`;
  return phone.replace(/\d(?=(?:\d{3})+$)/g, '$&\u00a0');
};
