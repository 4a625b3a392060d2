import { slugOf } from 'shared-lib/domain';

/**
 * The slugs to try for a name, best first: its own, then the same with a number.
 * @param otherwise the slug of a name that has no letter for one
 */
export function* slugsFor(name: string, otherwise: string): Generator<string, never> {
  const slug = slugOf(name) || otherwise;
  yield slug;
  for (let number = 2; ; number++) yield `${slug}-${number}`;
}
