import type { PageLoad } from 'shared-lib/data/rollouts';

/** A module in a rollout, as this page knows it. */
export interface ModuleOnPage {
  readonly module: string;
  /** The version that the account gets. */
  readonly version: string;
  /** Whether the page has used it, or tried to. */
  readonly isUsed: boolean;
  readonly hasProblem: boolean;
}

/** The hour in which this browser last counted a load or a problem, by `keyOf`. */
export type Counted = Readonly<Record<string, number>>;

const hourOf = (now: number) => Math.floor(now / 3_600_000);

const keyOf = ({ module, version, hasProblem }: Omit<ModuleOnPage, 'isUsed'>) =>
  `${module} ${version} ${hasProblem ? 'problem' : 'load'}`;

/** Maximum number of modules per request. */
const max = 10;

/**
 * The loads that this browser hasn't counted within the hour: at most one load and one problem for each version,
 * so one broken browser can't halt a rollout.
 * @param counted earlier ones; those of other hours are dropped
 * @returns what to send, and what is counted then
 */
export function loadsToCount(
  modules: readonly ModuleOnPage[],
  counted: Counted,
  now: number,
): { readonly loads: PageLoad[]; readonly counted: Counted } {
  const hour = hourOf(now);
  const known = Object.fromEntries(Object.entries(counted).filter(([, at]) => at === hour));
  const fresh = modules
    .filter((one) => one.isUsed && !Object.hasOwn(known, keyOf(one)))
    // A problem was also a load; without a problem, the load after one adds nothing.
    .filter((one) => one.hasProblem || !Object.hasOwn(known, keyOf({ ...one, hasProblem: true })))
    .slice(0, max);
  return {
    loads: fresh.map(({ module, version, hasProblem }) => ({ module, version, hasProblem })),
    counted: { ...known, ...Object.fromEntries(fresh.map((one) => [keyOf(one), hour])) },
  };
}
