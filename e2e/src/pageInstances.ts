import type { Page } from '@playwright/test';

/** A share of the federation runtime: which instance of a shared entry a page uses, and who uses it. */
export interface SharedEntry {
  readonly key: string;
  readonly versions: readonly { from: string; loaded: boolean; useIn: readonly string[] }[];
}

/**
 * Counts React renderers and Redux stores, of which a page may have one each, by the hooks that both offer to their
 * developer tools.
 */
interface InstanceCounts {
  reactRenderers: number;
  reduxStores: number;
}

declare global {
  var instanceCounts: InstanceCounts | undefined;
}

/** Starts to count React renderers and Redux stores; before the page is opened. */
export async function countInstances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { reactRenderers: 0, reduxStores: 0 };
    type Enhancer = (next: unknown) => unknown;
    Object.assign(globalThis, {
      instanceCounts: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => ++counts.reactRenderers,
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        checkDCE() {},
      },
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        () =>
        (...enhancers: Enhancer[]) => {
          counts.reduxStores += 1;
          return (createStore: unknown) =>
            enhancers.reduceRight((next, enhancer) => enhancer(next), createStore);
        },
    });
  });
}

/** What `countInstances` has counted since the page was loaded. */
export const instanceCounts = (page: Page): Promise<InstanceCounts | undefined> =>
  page.evaluate(() => globalThis.instanceCounts);

/** Everything that shell and modules share, as all the federation instances of the page see it. */
export const sharedEntries = (page: Page): Promise<SharedEntry[]> =>
  page.evaluate(() => {
    interface Version {
      from: string;
      loaded?: boolean;
      lib?: unknown;
      useIn: string[];
    }
    type Scope = Record<string, Record<string, Version>>;
    const { __INSTANCES__: instances } = (
      globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Scope> }[] };
      }
    ).__FEDERATION__;
    const entries = new Map<string, Set<Version>>();
    for (const { shareScopeMap } of instances) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const [key, versions] of Object.entries(scope)) {
          const known = entries.get(key) ?? new Set();
          for (const version of Object.values(versions)) known.add(version);
          entries.set(key, known);
        }
      }
    }
    return [...entries].map(([key, versions]) => ({
      key,
      versions: [...versions].map(({ from, loaded, lib, useIn }) => ({
        from,
        loaded: Boolean(loaded ?? lib),
        useIn: [...useIn],
      })),
    }));
  });
