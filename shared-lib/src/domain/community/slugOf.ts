/**
 * The slug of a name, for public addresses: letters without accents and digits, joined by single hyphens.
 * A name without any such letter gives an empty slug; the caller then needs another.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The slugs to try for a name, best first: its own, then the same with a number.
 * @param otherwise the slug of a name that has no letter for one
 */
export function* slugsFor(name: string, otherwise: string): Generator<string, never> {
  const slug = slugOf(name) || otherwise;
  yield slug;
  for (let number = 2; ; number++) yield `${slug}-${number}`;
}
