import { satisfies } from 'compare-versions';
import type { ComponentType } from 'react';
import { CONTRACT_VERSION, isModuleCode, type ModuleCode, type ModuleRelease } from 'shared-lib/contract';
import type { PartFailure, PartResult } from '../parts/LazyPart.tsx';

/** Which part of a module: a page or a slot's component, by the name that `module.json` gives it. */
export interface PartName {
  module: string;
  kind: 'pages' | 'slots';
  name: string;
}

export interface ModuleRegistry {
  /** The version of a module that this page uses; of none, an empty text. */
  versionOf(module: string): string;
  /** The part, when it has been loaded before; so that going back to a page shows it at once. */
  loaded(part: PartName): ComponentType | undefined;
  /** Loads a part. Never rejects; a failed load is forgotten, so that the next call asks again. */
  load(part: PartName): Promise<PartResult>;
}

/** What a module's container handed out is no code half. */
class NotAModule extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The script that a chunk load error is about, as webpack names it. */
const scriptOf = (error: unknown): string | undefined => {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

const keyOf = ({ module, kind, name }: PartName) => `${module}/${kind}/${name}`;

/**
 * Keeps what has been loaded of the modules.
 * @param releases the versions that this page uses.
 * @param loadRemote loads a module's code half; rejects when it can't.
 * @param renewScript asks the network for a script that failed, past the browser's cache: a copy that arrived broken would
 * stay there under its immutable address, and be run again instead of asked for again.
 * @param onCode is told once of each module whose code has arrived.
 */
export function createModuleRegistry(
  releases: readonly ModuleRelease[],
  loadRemote: (module: string) => Promise<unknown>,
  renewScript: (address: string) => Promise<unknown>,
  onCode: (module: string, code: ModuleCode) => void,
): ModuleRegistry {
  const codes = new Map<string, Promise<ModuleCode>>();
  const components = new Map<string, ComponentType>();
  const brokenScripts = new Map<string, string>();
  const byName = new Map(releases.map((release) => [release.manifest.name, release]));

  function codeOf(module: string): Promise<ModuleCode> {
    const known = codes.get(module);
    if (known) return known;
    const loading = loadRemote(module).then((exports) => {
      const code = (exports as { default?: unknown } | null)?.default;
      if (!isModuleCode(code)) throw new NotAModule(`${module} has no code half`);
      onCode(module, code);
      return code;
    });
    codes.set(module, loading);
    loading.catch(() => codes.delete(module));
    return loading;
  }

  async function load(part: PartName): Promise<PartResult> {
    const fail = (reason: PartFailure['reason'], detail: string): PartResult => ({
      ok: false,
      failure: { reason, detail },
    });
    const needed = byName.get(part.module)?.manifest.contract ?? '0.0.0';
    if (!satisfies(CONTRACT_VERSION, needed)) {
      return fail(
        'contract',
        `${part.module} needs the contract ${needed}, the shell has ${CONTRACT_VERSION}`,
      );
    }
    try {
      const broken = brokenScripts.get(keyOf(part));
      if (broken !== undefined && brokenScripts.delete(keyOf(part))) await renewScript(broken);
      const code = await codeOf(part.module);
      const parts = code[part.kind];
      const lazy = Object.hasOwn(parts, part.name) ? parts[part.name] : undefined;
      if (!lazy) return fail('part-missing', `${part.module} has no ${part.name}`);
      const { default: Component } = await lazy();
      if (!Component) return fail('part-missing', `${part.name} of ${part.module} has no default export`);
      components.set(keyOf(part), Component);
      return { ok: true, Component };
    } catch (error) {
      const script = scriptOf(error);
      if (script) brokenScripts.set(keyOf(part), script);
      return fail(error instanceof NotAModule ? 'not-a-module' : 'unreachable', messageOf(error));
    }
  }

  return {
    versionOf: (module) => byName.get(module)?.version ?? '',
    loaded: (part) => components.get(keyOf(part)),
    load,
  };
}
