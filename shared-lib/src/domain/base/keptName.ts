/** What is wrong with the name under which something is kept. */
export type KeptNameProblem = 'empty' | 'reserved' | 'taken' | 'full';

/**
 * What stands against a name under which something is kept in a map of a document; null where it can be given.
 * @param name as it was typed; blanks around it don't count
 * @param kept what is kept, by name
 * @param most how many there may be
 * @param renamed the present name of what gets another one; null for what is added
 */
export function keptNameProblem(
  name: string,
  kept: Readonly<Record<string, unknown>>,
  most: number,
  renamed: string | null = null,
): KeptNameProblem | null {
  const given = name.trim();
  if (given === '') return 'empty';
  // Firestore keeps such names of fields for itself.
  if (/^__.*__$/.test(given)) return 'reserved';
  if (given !== renamed && Object.hasOwn(kept, given)) return 'taken';
  return renamed === null && Object.keys(kept).length >= most ? 'full' : null;
}
