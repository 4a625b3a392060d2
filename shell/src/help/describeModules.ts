import { wordsOfReason } from '../modules/moduleChoices.ts';
import type { ModuleStatus } from '../modules/versionsInUse.ts';

/** How the modules stand, for support: by name, such as `1.2.0 (canary 20 %), loaded in 140 ms`. In English, like all reports. */
export const describeModules = (modules: readonly ModuleStatus[]): Record<string, string> =>
  Object.fromEntries(
    modules.map(({ module, version, reason, state, loadMillis }) => [
      module,
      `${version} (${wordsOfReason(reason)}), ${state === 'idle' ? 'not loaded' : state}` +
        (loadMillis === null ? '' : ` in ${loadMillis} ms`),
    ]),
  );
