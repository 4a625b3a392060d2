const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** How many bytes a text has in UTF-8: what it weighs in a document. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

/** The beginning of a text that has so many bytes at most, without half a letter at its end. */
export const withinBytes = (text: string, most: number): string => {
  const bytes = encoder.encode(text);
  if (bytes.length <= most) return text;
  let end = most;
  // The bytes within a letter begin with 10.
  while (end > 0 && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return decoder.decode(bytes.subarray(0, end));
};
