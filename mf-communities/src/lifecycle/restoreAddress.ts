import { archivedPath } from '../communities/archivedPath.ts';

/** The parameter of the list's address that names the archived communities to be restored. */
export const restoreParameter = 'restore';

const between = '.';

/** An address to come back to is a part of others, in which it takes up more room; a payment takes a thousand characters of it. */
const longest = 500;

/**
 * Where one asks again to restore communities, after a larger plan was chosen.
 * @param ids one or several; where they are too many for an address, it is that of the list, in which they are chosen again
 */
export function restoreAddress(ids: readonly string[]): string {
  const [only] = ids;
  if (ids.length === 1) return `/communities/${encodeURIComponent(only!)}?ask=restore`;
  const named = `${archivedPath}&${restoreParameter}=${ids.map(encodeURIComponent).join(between)}`;
  return named.length > longest || ids.some((id) => id.includes(between)) ? archivedPath : named;
}

/** Those among some communities whom an address names to be restored. @param value of the parameter */
export function namedToRestore<T extends { readonly id: string }>(
  value: string,
  communities: readonly T[],
): readonly T[] {
  const ids = new Set(value.split(between));
  return communities.filter(({ id }) => ids.has(id));
}
