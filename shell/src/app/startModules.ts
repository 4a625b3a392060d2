import { readReleases, type ReadEntry } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { addCatalogues } from 'shared-lib/i18n';
import { failedVersions } from '../modules/failedVersions.ts';
import { renewScript, type FederationHost } from '../modules/federationHost.ts';
import { freshFetch } from '../modules/freshFetch.ts';
import { mayPrefetch } from '../modules/mayPrefetch.ts';
import {
  chooseModules,
  patienceWith,
  versionsOf,
  wordsOfReason,
  type VersionChoice,
} from '../modules/moduleChoices.ts';
import { createModuleRegistry, type ModuleRegistry } from '../modules/moduleRegistry.ts';
import { RELEASES_ADDRESS } from '../modules/releasesAddress.ts';
import { rememberModules } from '../recovery/recoverFromDeploy.ts';

const originOf = ({ release, reason }: VersionChoice, failure: string) => ({
  module: release.manifest.name,
  version: release.version,
  cohort: wordsOfReason(reason),
  reason: failure,
});

/** The modules of a page, and what a fresh page would be served. */
export interface PageModules {
  registry: ModuleRegistry;
  /** The version of each module that this account would get now. @throws Error when the release document can't be read. */
  served: () => Promise<Record<string, string>>;
}

/**
 * The modules in the versions that this page uses, each loaded when it is first shown.
 * @param customerId whose page it is; null for a page without an account.
 * @param overrides what someone has put in the place of a served version, by module.
 * @param host loads their code halves
 */
export function startModules(
  entries: readonly ReadEntry[],
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
    reportProblem(
      'A version was passed over',
      `It needs the contract ${contract}`,
      originOf(choice, 'contract'),
    );
  }
  const registry = createModuleRegistry(modules, {
    ...host,
    renewScript,
    patienceWith: (choice) => patienceWith(choice, mayPrefetch(navigator)),
    onTexts: addCatalogues,
    onFallBack({ from, to, failure: { reason, detail } }) {
      gaveWay.add(from.base);
      // One that was merely slow may be as fast as ever on the next page.
      if (reason !== 'slow') failed.add(from.base);
      reportProblem(`${to.release.version} took the place of a version`, detail, originOf(from, reason));
    },
    now: () => performance.now(),
  });
  const served = async () => {
    const { modules: now } = readReleases(await (await freshFetch(RELEASES_ADDRESS)).json());
    return versionsOf(chooseModules(now, circumstances));
  };
  rememberModules({
    used: (module) => registry.choiceOf(module)?.release.version,
    served,
  });
  return { registry, served };
}
