/**
 * Whether a stored resource has all that a file wants. What the service adds (names, times, defaults) doesn't matter.
 * @param wanted from the file
 * @param found as the service stores it
 */
export const isWithin = (wanted: unknown, found: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((item, index) => isWithin(item, found[index]))
    );
  if (typeof wanted === 'object' && wanted !== null)
    return (
      typeof found === 'object' &&
      found !== null &&
      Object.entries(wanted).every(([name, value]) =>
        isWithin(value, (found as Record<string, unknown>)[name] ?? absentAs(value)),
      )
    );
  // JSON of Google's APIs has 64-bit numbers as text.
  return wanted === found || (typeof wanted === 'number' && String(wanted) === found);
};

/** Google's APIs leave out what has its type's default. */
const absentAs = (wanted: unknown): unknown => {
  if (wanted === 0 || wanted === '' || wanted === false) return wanted;
  return Array.isArray(wanted) && wanted.length === 0 ? [] : undefined;
};
