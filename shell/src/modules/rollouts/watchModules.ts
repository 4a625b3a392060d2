import { chooseRelease, type ParsedEntry } from 'shared-lib/contract';
import { recentProblems } from 'shared-lib/data';
import { countPageLoads } from 'shared-lib/data/rollouts';
import { listForDevtools } from '../devtools/listForDevtools.ts';
import type { ModuleRegistry } from '../moduleRegistry.ts';
import { loadsToCount, type Counted, type ModuleOnPage } from './loadsToCount.ts';

const KEY = 'vh_counted_loads';

/**
 * The delay before a load is counted, so that others are counted with it, and the interval of counting problems, in
 * milliseconds.
 */
const delays = { load: 2000, problem: 60_000 };

function readCounted(): Counted | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Counted) : {};
  } catch {
    // Without storage, this browser would count every page, and one broken browser could decide the rollout.
    return null;
  }
}

/** The modules in a rollout, with the version the account gets. */
function modulesOnPage(
  entries: readonly ParsedEntry[],
  customerId: string,
  registry: Pick<ModuleRegistry, 'statuses'>,
): ModuleOnPage[] {
  const problems = recentProblems().flatMap(({ origin }) =>
    origin && origin.reason !== 'slow' ? [origin] : [],
  );
  return entries.flatMap((entry) => {
    if (!entry.candidate) return [];
    const { module } = entry;
    const [{ release }] = chooseRelease(entry, module, customerId);
    const { version } = release;
    const hasProblem = problems.some((one) => one.module === module && one.version === version);
    const status = registry.statuses().find((one) => one.module === module);
    const isLoaded = status?.state === 'loaded' && status.version === version;
    const isUsed = hasProblem || (isLoaded && status.reason.kind !== 'override');
    return [{ module, version, isUsed, hasProblem }];
  });
}

/**
 * Counts this page's loads and problems of modules that are being rolled out, so the rollout's guard can
 * compare the candidate with the stable version. Nothing about the user or the page is sent.
 */
function countLoads(
  entries: readonly ParsedEntry[],
  customerId: string,
  registry: Pick<ModuleRegistry, 'statuses' | 'subscribe'>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    timer = undefined;
    const known = readCounted();
    if (!known) return;
    const { loads, counted } = loadsToCount(modulesOnPage(entries, customerId, registry), known, Date.now());
    if (loads.length === 0) return;
    localStorage.setItem(KEY, JSON.stringify(counted));
    void countPageLoads(loads);
  };
  const soon = () => {
    timer ??= setTimeout(count, delays.load);
  };
  soon();
  registry.subscribe(soon);
  setInterval(count, delays.problem);
}

/** Starts watching an account's modules once the browser is idle. */
export function watchModules(
  entries: readonly ParsedEntry[],
  customerId: string,
  registry: Pick<ModuleRegistry, 'releases' | 'statuses' | 'subscribe'>,
) {
  listForDevtools(registry);
  // Only the registry's modules have a guard.
  const hasGuard = document.querySelector('meta[name="module-keys"]') !== null;
  if (hasGuard && entries.some(({ candidate }) => candidate)) countLoads(entries, customerId, registry);
}
