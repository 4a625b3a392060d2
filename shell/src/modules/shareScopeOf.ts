import { nextTask } from '../startup/nextTask.ts';
import type { ShareScope, SharedEntry } from './bundlerRuntime.ts';

/** The version of an import name's package. */
const versionOf = (key: string): string =>
  Object.entries(SHARED_VERSIONS).find(([name]) => `${key}/`.startsWith(`${name}/`))![1];

/** A share scope entry with the shell's only version. */
const onePerPage = (key: string, loaded: boolean, load: () => unknown): Record<string, SharedEntry> => ({
  [versionOf(key)]: {
    from: 'shell',
    loaded,
    useIn: [],
    get: async () => {
      // Requesting several at once would block the page, so each gets its own task.
      if (!loaded) await nextTask();
      const instance = await load();
      return () => instance;
    },
  },
});

/**
 * The packages a page shares with modules, each in the shell's version.
 * @param loaded instances by import name
 * @param onDemand loaders for the rest, used when a module first needs one
 */
export const shareScopeOf = (
  loaded: Readonly<Record<string, unknown>>,
  onDemand: Readonly<Record<string, () => Promise<unknown>>>,
): ShareScope =>
  Object.fromEntries([
    ...Object.entries(loaded).map(([key, instance]) => [key, onePerPage(key, true, () => instance)]),
    ...Object.entries(onDemand).map(([key, load]) => [key, onePerPage(key, false, load)]),
  ]);
