import { CONTRACT_VERSION } from 'shared-lib/contract';
import type { ModuleStatus } from '../versionsInUse.ts';

/** The shell's name among the federation's applications. */
const host = 'valet_hub';

/** A module of the page, and the address of its manifest. */
export interface ListedModule extends Pick<ModuleStatus, 'module' | 'version'> {
  readonly manifest: string;
  /** Of its container; undefined if the release document doesn't name it. */
  readonly script: string | undefined;
  readonly global: string | undefined;
}

/**
 * The shell and its modules as Module Federation's own runtime lists them (`GlobalModuleInfo` of
 * `@module-federation/sdk`), for tools such as its browser extension.
 * @param shellVersion empty if unknown
 */
export function moduleInfoOf(shellVersion: string, modules: readonly ListedModule[]) {
  const providers = modules.map(({ module, version, manifest, script = '', global = '' }) => [
    `${module}:${manifest}`,
    {
      version: manifest,
      buildVersion: version,
      globalName: global,
      remoteEntry: script,
      remoteEntryType: 'global',
      publicPath: new URL('.', manifest).href,
      remoteTypes: '',
      remotesInfo: {},
      shared: [],
      modules: [{ moduleName: 'module', modulePath: './module', assets: noAssets }],
      consumerList: [host],
    },
  ]);
  const remotesInfo = Object.fromEntries(
    modules.map(({ module, manifest }) => [module, { matchedVersion: manifest }]),
  );
  return {
    [host]: {
      version: shellVersion,
      buildVersion: `${shellVersion}, contract ${CONTRACT_VERSION}`,
      consumerList: [],
      remotesInfo,
      shared: [],
    },
    ...(Object.fromEntries(providers) as Record<string, object>),
  };
}

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
