/** Whether a value that was kept can stand where another stands: what null or an empty list may hold, they don't say. */
function fits(kept: unknown, initial: unknown): boolean {
  if (initial === null) return typeof kept !== 'object' || kept === null;
  if (Array.isArray(initial)) {
    return Array.isArray(kept) && (initial.length === 0 || kept.every((item) => fits(item, initial[0])));
  }
  if (typeof initial === 'object') {
    return (
      typeof kept === 'object' &&
      kept !== null &&
      Object.entries(initial).every(([key, value]) => fits((kept as Record<string, unknown>)[key], value))
    );
  }
  return typeof kept === typeof initial;
}

/**
 * The values of a form with what was kept of them: field by field, and only what has the shape that the form has today, since a
 * draft may be of an older release.
 * @param kept whatever was read back; null when there is no draft.
 */
export function withDraft<Values extends object>(initial: Values, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return initial;
  const entries = Object.entries(initial).map(([field, value]) => {
    const found = (kept as Record<string, unknown>)[field];
    return [field, found !== undefined && fits(found, value) ? found : value];
  });
  return Object.fromEntries(entries) as Values;
}

/**
 * What of a form is kept: not the fields that it names, such as a password, and no file, which can't be.
 * @param notKept the fields that are left out.
 */
export const draftOf = (values: object, notKept: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !notKept.includes(field) && !(value instanceof Blob)),
  );
