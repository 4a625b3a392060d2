import type { Page } from '@playwright/test';
import { bundlerRuntimeGlobal } from 'shared-lib/contract';

/** An entry of the share scope: which instance of a shared entry a page uses, and its users. */
export interface SharedEntry {
  readonly key: string;
  readonly versions: readonly { from: string; loaded: boolean; useIn: readonly string[] }[];
}

/** Counts React renderers and Redux stores through their hooks for developer tools. A page may have one of each. */
interface InstanceCounts {
  reactRenderers: number;
  reduxStores: number;
}

declare global {
  var instanceCounts: InstanceCounts | undefined;
}

/** Starts counting React renderers and Redux stores; call it before the page opens. */
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

/** The counts of `countInstances` since the page loaded. */
export const instanceCounts = (page: Page): Promise<InstanceCounts | undefined> =>
  page.evaluate(() => globalThis.instanceCounts);

/** Everything that shell and modules share, as seen by the page's containers. */
export const sharedEntries = (page: Page): Promise<SharedEntry[]> =>
  page.evaluate((global) => {
    type Scope = Record<string, Record<string, SharedEntry['versions'][number]>>;
    const { bundlerRuntime } = Reflect.get(globalThis, global) as {
      bundlerRuntime: { S: { default: Scope } };
    };
    return Object.entries(bundlerRuntime.S.default).map(([key, versions]) => ({
      key,
      versions: Object.values(versions).map(({ from, loaded, useIn }) => ({ from, loaded, useIn })),
    }));
  }, bundlerRuntimeGlobal);
