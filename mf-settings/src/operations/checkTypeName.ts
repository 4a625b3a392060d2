/** Letters that the name of a violation type may have at most; it shows on notices and in lists. */
export const typeNameLength = 80;

/** What is wrong with a name, or the name as it is kept. */
export type CheckedTypeName =
  { ok: true; name: string } | { ok: false; problem: 'missing' | 'tooLong' | 'taken' };

const folded = (name: string) => name.normalize('NFKC').toLocaleLowerCase();

/**
 * Checks the name of a new violation type.
 * @param typed what was typed.
 * @param taken the names there are; the same name in other letters counts as the same.
 */
export function checkTypeName(typed: string, taken: readonly string[]): CheckedTypeName {
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  if (name === '') return { ok: false, problem: 'missing' };
  if (name.length > typeNameLength) return { ok: false, problem: 'tooLong' };
  if (taken.some((other) => folded(other) === folded(name))) return { ok: false, problem: 'taken' };
  return { ok: true, name };
}
