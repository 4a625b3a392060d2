import { satisfies } from 'compare-versions';
import { reportProblem } from 'shared-lib/data';

/** A version of a shared package, in webpack's share scope format. */
export interface SharedEntry {
  readonly from: string;
  /** Whether the instance is loaded. */
  loaded: boolean;
  /** The containers that use it. */
  readonly useIn: string[];
  /** Loads the instance, again after a failure; webpack expects a factory function. */
  readonly get: () => Promise<() => unknown>;
}

/** A page's shared packages: by import name, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedEntry>>>>;

/**
 * Resolves a container's shared import. There is only one version of each package; a mismatch is reported but
 * used anyway, because two instances of React or the store would certainly break the page.
 * @param wanted the range the container was built for, such as `^19.3.1`; a non-string accepts any version.
 * @param container name, for the report.
 * @throws Error if nothing of that name is shared, or it can't be loaded.
 */
export async function loadShared(
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
