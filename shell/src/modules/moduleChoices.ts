import { satisfies } from 'compare-versions';
import {
  chooseRelease,
  CONTRACT_VERSION,
  reasonWords,
  type ModuleRelease,
  type ReadEntry,
  type ReleaseReason,
} from 'shared-lib/contract';
import { patience } from '../parts/patience.ts';

/** Why this page uses a version: what the release document says, or that someone points the module at an address of their own. */
export type VersionReason = ReleaseReason | { readonly kind: 'override' };

/** One version of a module that may serve on this page. */
export interface VersionChoice {
  readonly release: ModuleRelease;
  readonly reason: VersionReason;
  /** Where its files are: a path of this site, or an address of another; ends with a slash. Tells one version from another. */
  readonly base: string;
}

/** The versions of one module: the one to use, then what to fall back on, in order. */
export interface ModuleChoices {
  readonly module: string;
  readonly choices: readonly [VersionChoice, ...VersionChoice[]];
  /** The versions that were to be used and can't, since they need another contract. */
  readonly refused: readonly VersionChoice[];
}

/** What a choice depends on beside the release document. */
export interface Circumstances {
  /** Whose page it is; null for a page without an account. */
  readonly customerId: string | null;
  /** Whether a version, by its `base`, has failed in this tab before. */
  readonly hasFailed: (base: string) => boolean;
  /** Versions that someone has put in the place of the served ones, by module. */
  readonly overrides: ReadonlyMap<string, VersionChoice>;
}

/** Where a released version's immutable folder is, from the site's root. */
const folderOf = ({ manifest, version }: ModuleRelease) => `/${manifest.name}/${version}/`;

/** Whether the shell speaks the contract that a version needs. */
export const speaksContractOf = ({ manifest }: ModuleRelease) =>
  satisfies(CONTRACT_VERSION, manifest.contract);

/**
 * Decides which versions a page uses. A version that can't work here, because it needs another contract or has failed in this
 * tab, is passed over as long as there is another. An override has no fallback: whoever set it wants to see it fail. It may be of
 * a module that is not served yet.
 */
export function chooseModules(
  entries: readonly ReadEntry[],
  { customerId, hasFailed, overrides }: Circumstances,
): ModuleChoices[] {
  const unserved = [...overrides].filter(([module]) => entries.every((entry) => entry.module !== module));
  const served = entries.map((entry): ModuleChoices => {
    const { module } = entry;
    const override = overrides.get(module);
    if (override) return { module, choices: [override], refused: [] };
    const all = chooseRelease(entry, module, customerId).map(({ release, reason }): VersionChoice => ({
      release,
      reason,
      base: folderOf(release),
    })) as [VersionChoice, ...VersionChoice[]];
    const refused = all.filter(({ release }) => !speaksContractOf(release));
    const [first, ...rest] = all.filter((choice) => !refused.includes(choice) && !hasFailed(choice.base));
    // With nothing left, the first one shows its error, and may work this time.
    return first ? { module, choices: [first, ...rest], refused } : { module, choices: all, refused: [] };
  });
  return [
    ...served,
    ...unserved.map(([module, choice]) => ({ module, choices: [choice] as const, refused: [] })),
  ];
}

/** A reason in words, for reports: `canary 20 %`. */
export const wordsOfReason = (reason: VersionReason): string =>
  reason.kind === 'override' ? 'override' : reasonWords(reason);

/** The version of each module that is used, by its name. */
export const versionsOf = (modules: readonly ModuleChoices[]): Record<string, string> =>
  Object.fromEntries(modules.map(({ module, choices: [{ release }] }) => [module, release.version]));

/**
 * How long a version is waited for before another one is loaded beside it.
 * @param isFast whether the connection bears files that may turn out not to be needed.
 * @returns milliseconds
 */
export const patienceWith = ({ reason }: Pick<VersionChoice, 'reason'>, isFast: boolean): number =>
  isFast && (reason.kind === 'canary' || reason.kind === 'pinned') ? patience.onTrial : patience.proven;
