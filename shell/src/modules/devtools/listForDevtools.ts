import { shellVersionOf, usedShellScript } from '../../recovery/deployment.ts';
import { manifestAddress } from '../federationManifest.ts';
import type { ModuleRegistry } from '../moduleRegistry.ts';
import { moduleInfoOf } from './moduleInfoOf.ts';

/** The global that Module Federation's tools read (@module-federation/runtime). */
const federationGlobal = '__FEDERATION__';

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
