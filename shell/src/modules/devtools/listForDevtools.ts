import { CONTRACT_VERSION } from 'shared-lib/contract';
import { shellVersionOf, usedShellScript } from '../../recovery/deployment.ts';
import { manifestAddress } from '../federationManifest.ts';
import type { ModuleRegistry } from '../moduleRegistry.ts';
import type { ModuleStatus } from '../versionsInUse.ts';

/** The global that Module Federation's tools read (@module-federation/runtime). */
const federationGlobal = '__FEDERATION__';

/** The shell's name among the federation's applications. */
const host = 'valet_hub';

/** A module of the page, and the address of its manifest. */
interface ListedModule extends Pick<ModuleStatus, 'module' | 'version'> {
  readonly manifest: string;
  /** The container's script and global name; undefined if the release document doesn't name it. */
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

/** Lists the shell and the loaded modules where the tools of Module Federation look, and keeps the list current. */
export function listForDevtools({
  releases,
  statuses,
  subscribe,
}: Pick<ModuleRegistry, 'releases' | 'statuses' | 'subscribe'>) {
  const list = () => {
    const loaded = statuses().filter(({ state }) => state === 'loaded');
    const containers = new Map(releases().map(({ manifest, container }) => [manifest.name, container]));
    const modules = loaded.map(({ module, version, base }) => ({
      module,
      version,
      manifest: manifestAddress(base),
      script: containers.get(module)?.script,
      global: containers.get(module)?.global,
    }));
    const known = Reflect.get(globalThis, federationGlobal) as object | undefined;
    Reflect.set(globalThis, federationGlobal, {
      __GLOBAL_PLUGIN__: [],
      __INSTANCES__: [],
      __SHARE__: {},
      __MANIFEST_LOADING__: {},
      __PRELOADED_MAP__: new Map(),
      ...known,
      moduleInfo: moduleInfoOf(shellVersionOf(usedShellScript()), modules),
    });
  };
  list();
  subscribe(list);
}
