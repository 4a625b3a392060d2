import { nextTask } from '../startup/nextTask.ts';
import type { ShareScope, SharedEntry } from './shareScope.ts';

/** The version of what modules import by a name: its package's. */
const versionOf = (key: string): string =>
  Object.entries(SHARED_VERSIONS).find(([name]) => `${key}/`.startsWith(`${name}/`))![1];

/** What the shell shares under a name, in the one version that it has. */
const onePerPage = (key: string, loaded: boolean, load: () => unknown): Record<string, SharedEntry> => ({
  [versionOf(key)]: {
    from: 'shell',
    loaded,
    useIn: [],
    get: async () => {
      // A page that asks for several at once would freeze while it sets out to fetch them all.
      if (!loaded) await nextTask();
      const instance = await load();
      return () => instance;
    },
  },
});

/**
 * What a page shares with the modules, each in the one version that the shell has.
 * @param loaded what is there, by the name that a module imports
 * @param onDemand what fetches the rest, when a module first asks for it
 */
export const shareScopeOf = (
  loaded: Readonly<Record<string, unknown>>,
  onDemand: Readonly<Record<string, () => Promise<unknown>>>,
): ShareScope =>
  Object.fromEntries([
    ...Object.entries(loaded).map(([key, instance]) => [key, onePerPage(key, true, () => instance)]),
    ...Object.entries(onDemand).map(([key, load]) => [key, onePerPage(key, false, load)]),
  ]);
