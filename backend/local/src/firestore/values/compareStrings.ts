/**
 * Compares two strings by their UTF-8 bytes, which is Firestore's order. It differs from JavaScript's only where a surrogate pair (a
 * character beyond U+FFFF) is compared with a character from U+E000 to U+FFFF.
 *
 * @returns a negative number, zero or a positive number
 */
export function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    const aIsSurrogate = (a & 0xf800) === 0xd800;
    const bIsSurrogate = (b & 0xf800) === 0xd800;
    if (aIsSurrogate !== bIsSurrogate) return aIsSurrogate ? 1 : -1;
    return a < b ? -1 : 1;
  }
  return left.length < right.length ? -1 : 1;
}
