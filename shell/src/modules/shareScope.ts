import { satisfies } from 'compare-versions';
import { reportProblem } from 'shared-lib/data';

/** One version of what is shared, in the shape in which webpack's containers share it. */
export interface SharedEntry {
  readonly from: string;
  /** Whether the instance is here. */
  loaded: boolean;
  /** The containers that use it. */
  readonly useIn: string[];
  /** Fetches the instance, anew when that failed before; containers ask for a function that returns it. */
  readonly get: () => Promise<() => unknown>;
}

/** What a page shares: by the name that a module imports, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedEntry>>>>;

/**
 * Takes what a container needs out of the scope. There is one version of each, so another one than was wanted is reported and used all
 * the same: two instances of React, or of the store, would break the page for sure.
 * @param wanted the range that the container was built for, such as `^19.3.1`; anything but a text wants any version.
 * @param container who asks.
 * @throws Error when nothing of that name is shared, or it can't be fetched.
 */
export async function takeShared(
  scope: ShareScope,
  key: string,
  wanted: unknown,
  container: string,
): Promise<unknown> {
  const [found] = Object.entries(scope[key] ?? {});
  if (!found) throw new Error(`The shell does not share ${key}, which ${container} needs`);
  const [version, entry] = found;
  const factory = await entry.get();
  entry.loaded = true;
  if (!entry.useIn.includes(container)) {
    entry.useIn.push(container);
    if (typeof wanted === 'string' && !satisfies(version, wanted)) {
      reportProblem(`${container} was built for ${key} ${wanted}`, `The shell has ${version}`);
    }
  }
  return factory();
}
