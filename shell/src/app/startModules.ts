import type { ParsedEntry } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { addCatalogs } from 'shared-lib/i18n';
import { failedVersions, renewScript, type FederationHost } from '../modules/federationHost.ts';
import { fetchServed } from '../modules/loadReleases.ts';
import { canPrefetch } from '../modules/canPrefetch.ts';
import {
  chooseModules,
  timeoutFor,
  versionsOf,
  formatVersionReason,
  type VersionChoice,
} from '../modules/moduleChoices.ts';
import { createModuleRegistry, type ModuleRegistry } from '../modules/moduleRegistry.ts';
import { registerModules } from '../recovery/recoverFromDeploy.ts';

const originOf = ({ release, reason }: VersionChoice, failure: string) => ({
  module: release.manifest.name,
  version: release.version,
  cohort: formatVersionReason(reason),
  reason: failure,
});

/** The modules of a page, and the versions a new page would get. */
export interface PageModules {
  registry: ModuleRegistry;
  /**
   * The version of each module this account would get now. @throws Error if the release document can't be
   * read.
   */
  served: () => Promise<Record<string, string>>;
}

/**
 * Creates the registry of the modules in the versions this page uses. Each is loaded when first shown.
 * @param customerId the account; null on a page without one.
 * @param overrides replacements for served versions, by module.
 * @param host loads the code halves
 */
export function startModules(
  entries: readonly ParsedEntry[],
  customerId: string | null,
  overrides: ReadonlyMap<string, VersionChoice>,
  host: FederationHost,
): PageModules {
  const failed = failedVersions(customerId, () => window.sessionStorage);
  const gaveWay = new Set<string>();
  const hasFailed = (base: string) => gaveWay.has(base) || failed.has(base);
  const circumstances = { customerId, hasFailed, overrides };
  const modules = chooseModules(entries, circumstances);
  for (const choice of modules.flatMap(({ refused }) => refused)) {
    const { contract } = choice.release.manifest;
    reportProblem('Skipped a version', `It needs the contract ${contract}`, originOf(choice, 'contract'));
  }
  const registry = createModuleRegistry(modules, {
    ...host,
    renewScript,
    patienceWith: (choice) => timeoutFor(choice, canPrefetch(navigator)),
    onTexts: addCatalogs,
    onFallBack({ from, to, failure: { reason, detail } }) {
      gaveWay.add(from.base);
      // A slow version may be fast again on the next page.
      if (reason !== 'slow') failed.add(from.base);
      reportProblem(`Fell back to ${to.release.version}`, detail, originOf(from, reason));
    },
    now: () => performance.now(),
  });
  const served = async () => versionsOf(chooseModules(await fetchServed(), circumstances));
  registerModules({
    used: (module) => registry.choiceOf(module)?.release.version,
    served,
  });
  return { registry, served };
}
