/** Whether a stored value fits a field's type. Null and empty lists say nothing about what they may contain. */
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
 * Restores a draft: field by field, and only values that fit today's types, because the draft may be from an
 * earlier release.
 * @param kept the stored draft, of any shape; null if there is none.
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
 * The part of a form to store: without excluded fields, such as passwords, and without files, which can't be
 * stored.
 * @param notKept the excluded fields.
 */
export const draftOf = (values: object, notKept: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !notKept.includes(field) && !(value instanceof Blob)),
  );
