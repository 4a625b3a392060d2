const SIMPLE_ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  a: '\u0007',
  v: '\v',
  '\\': '\\',
  '"': '"',
  "'": "'",
  '`': '`',
  '?': '?',
};
const HEX_DIGITS: Record<string, number> = { x: 2, u: 4, U: 8 };

/**
 * Reads a quoted string of a rules file.
 *
 * @param quote offset of the opening quote, single or double
 * @returns the text and the offset behind the closing quote, or what is wrong and where
 */
export function readString(
  source: string,
  quote: number,
): { value: string; end: number } | { problem: string; offset: number } {
  const mark = source[quote];
  let value = '';
  let index = quote + 1;
  for (;;) {
    const character = source[index];
    if (character === undefined || character === '\n')
      return { problem: 'The string is not closed.', offset: quote };
    if (character === mark) return { value, end: index + 1 };
    if (character !== '\\') {
      value += character;
      index++;
      continue;
    }
    const escape = source[index + 1] ?? '';
    const digits = HEX_DIGITS[escape];
    if (digits !== undefined) {
      const hex = source.slice(index + 2, index + 2 + digits);
      const code = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? parseInt(hex, 16) : Infinity;
      if (code > 0x10ffff)
        return { problem: `'\\${escape}' needs ${digits} hexadecimal digits.`, offset: index };
      value += String.fromCodePoint(code);
      index += 2 + digits;
    } else if (Object.hasOwn(SIMPLE_ESCAPES, escape)) {
      value += SIMPLE_ESCAPES[escape];
      index += 2;
    } else {
      return {
        problem: `Unknown escape '\\${escape}'; a backslash itself is written '\\\\'.`,
        offset: index,
      };
    }
  }
}
