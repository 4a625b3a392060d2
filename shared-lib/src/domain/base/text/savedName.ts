/** The reason a name for a stored item is refused. */
export type SavedNameProblem = 'empty' | 'reserved' | 'taken' | 'full';

/**
 * The reason a name can't be used for an item in a document's map; null if it can.
 * @param name as typed; surrounding blanks don't count
 * @param kept the stored items, by name
 * @param most the maximum number of items
 * @param renamed the current name of a renamed item; null for a new one
 */
export function savedNameProblem(
  name: string,
  kept: Readonly<Record<string, unknown>>,
  max: number,
  renamed: string | null = null,
): SavedNameProblem | null {
  const given = name.trim();
  if (given === '') return 'empty';
  // Firestore reserves such field names.
  if (/^__.*__$/.test(given)) return 'reserved';
  if (given !== renamed && Object.hasOwn(kept, given)) return 'taken';
  return renamed === null && Object.keys(kept).length >= max ? 'full' : null;
}
