import { archivedPath } from '../communities/archivedPath.ts';

/** The list's address parameter that names archived communities to restore. */
export const restoreParameter = 'restore';

const between = '.';

/**
 * A return address is nested in others, where escaping makes it longer; the payment page accepts a thousand
 * characters.
 */
const maxLength = 500;

/**
 * The address for retrying to restore communities after an upgrade.
 * @param ids one or several; if there are too many for an address, it is the list's, where they have to be
 * selected again
 */
export function restoreAddress(ids: readonly string[]): string {
  const [only] = ids;
  if (ids.length === 1) return `/communities/${encodeURIComponent(only!)}?ask=restore`;
  const named = `${archivedPath}&${restoreParameter}=${ids.map(encodeURIComponent).join(between)}`;
  return named.length > maxLength || ids.some((id) => id.includes(between)) ? archivedPath : named;
}

/**
 * The communities that an address names for restoring, out of those given.
 * @param value of the parameter
 */
export function namedToRestore<T extends { readonly id: string }>(
  value: string,
  communities: readonly T[],
): readonly T[] {
  const ids = new Set(value.split(between));
  return communities.filter(({ id }) => ids.has(id));
}
