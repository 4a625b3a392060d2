const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A text's size in UTF-8 bytes, which is its size in a document. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

/** The longest prefix of a text within a byte limit, without splitting a character. */
export const withinBytes = (text: string, max: number): string => {
  const bytes = encoder.encode(text);
  if (bytes.length <= max) return text;
  let end = max;
  // Continuation bytes begin with 10.
  while (end > 0 && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return decoder.decode(bytes.subarray(0, end));
};
