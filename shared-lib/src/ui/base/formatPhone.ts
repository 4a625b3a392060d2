/** Country codes of one and two digits (ITU-T E.164); all others have three. */
const countryCode = /^\+(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * A phone number as people write it, like `(202) 555-0142`. Outside North America grouping varies by country, so
 * the digits after the country code are grouped in threes.
 * @param phone E.164; anything else is returned unchanged
 */
export const formatPhone = (phone: string): string => {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  // Non-breaking, because a number is read as one.
  if (area !== undefined) return `(${area})\u00a0${exchange}-${line}`;
  const [, code, number] = countryCode.exec(phone) ?? [];
  if (number === undefined) return phone;
  return `+${code}\u00a0${number.replace(/\d{3}(?=\d{2})/g, '$&\u00a0')}`;
};

/** The search text for a phone number in a list: as stored and as displayed. */
export const phoneSearch = (phone: string | null): string =>
  phone === null ? '' : `${phone} ${formatPhone(phone)}`;
