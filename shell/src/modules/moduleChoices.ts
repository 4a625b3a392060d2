import { satisfies } from 'compare-versions';
import {
  chooseRelease,
  CONTRACT_VERSION,
  formatReason,
  type ModuleRelease,
  type ParsedEntry,
  type ReleaseReason,
} from 'shared-lib/contract';
import { patience } from '../parts/LazyPart.tsx';

/** Why this page uses a version: the release document's reason, or an override. */
export type VersionReason = ReleaseReason | { readonly kind: 'override' };

/** A version of a module that this page can use. */
export interface VersionChoice {
  readonly release: ModuleRelease;
  readonly reason: VersionReason;
  /** Base address of its files, on this site or another; ends with a slash. Identifies the version. */
  readonly base: string;
}

/** A module's versions: the one to use, then its fallbacks in order. */
export interface ModuleChoices {
  readonly module: string;
  readonly choices: readonly [VersionChoice, ...VersionChoice[]];
  /** Versions that were selected but need an incompatible contract. */
  readonly refused: readonly VersionChoice[];
}

/** The inputs of the choice besides the release document. */
export interface ChoiceContext {
  /** The account; null on a page without one. */
  readonly customerId: string | null;
  /** Whether a version, by its `base`, has already failed in this tab. */
  readonly hasFailed: (base: string) => boolean;
  /** Replacements for the served versions, by module. */
  readonly overrides: ReadonlyMap<string, VersionChoice>;
}

/** A released version's immutable folder, from the site's root. */
const folderOf = ({ manifest, version }: ModuleRelease) => `/${manifest.name}/${version}/`;

/** Whether the shell supports the contract a version needs. */
export const supportsContractOf = ({ manifest }: ModuleRelease) =>
  satisfies(CONTRACT_VERSION, manifest.contract);

/**
 * Chooses the versions a page uses. A version with an incompatible contract, or one that failed in this tab,
 * is skipped if there is another. An override has no fallback, because the user who set it wants to see it fail;
 * it may be for a module that isn't served yet.
 */
export function chooseModules(
  entries: readonly ParsedEntry[],
  { customerId, hasFailed, overrides }: ChoiceContext,
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
    const refused = all.filter(({ release }) => !supportsContractOf(release));
    const [first, ...rest] = all.filter((choice) => !refused.includes(choice) && !hasFailed(choice.base));
    // If none are left, show the first one's error; it may work this time.
    return first ? { module, choices: [first, ...rest], refused } : { module, choices: all, refused: [] };
  });
  return [
    ...served,
    ...unserved.map(([module, choice]) => ({ module, choices: [choice] as const, refused: [] })),
  ];
}

/** A reason as text for reports: `canary 20%`. */
export const formatVersionReason = (reason: VersionReason): string =>
  reason.kind === 'override' ? 'override' : formatReason(reason);

/** The version of each module in use, by module name. */
export const versionsOf = (modules: readonly ModuleChoices[]): Record<string, string> =>
  Object.fromEntries(modules.map(({ module, choices: [{ release }] }) => [module, release.version]));

/**
 * How long to wait for a version before loading another in parallel.
 * @param isFast whether the connection can afford a download that may not be needed.
 * @returns milliseconds
 */
export const timeoutFor = ({ reason }: Pick<VersionChoice, 'reason'>, isFast: boolean): number =>
  isFast && (reason.kind === 'canary' || reason.kind === 'pinned') ? patience.onTrial : patience.proven;
