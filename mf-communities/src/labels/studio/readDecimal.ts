/**
 * Parses a typed number: `2.625`, `2,625` or `2 5/8`.
 * @returns NaN if invalid.
 */
export function readDecimal(typed: string): number {
  const text = typed.trim().replace(',', '.');
  const found = /^(-)?(?:(\d+(?:\.\d*)?|\.\d+)|(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+))$/.exec(text);
  if (!found) return Number.NaN;
  const [, minus, plain, whole = '0', over, under] = found;
  const value = plain === undefined ? Number(whole) + Number(over) / Number(under) : Number(plain);
  return minus ? -value : value;
}
