/**
 * Whether a stored resource has everything a file specifies. What the service adds (names, times, defaults) doesn't matter.
 * @param wanted from the file
 * @param found as stored by the service
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
  // Google's JSON APIs encode 64-bit numbers as strings.
  return wanted === found || (typeof wanted === 'number' && String(wanted) === found);
};

/** Google's APIs omit fields that have their type's default. */
const absentAs = (wanted: unknown): unknown => {
  if (wanted === 0 || wanted === '' || wanted === false) return wanted;
  return Array.isArray(wanted) && wanted.length === 0 ? [] : undefined;
};
