import type { ComponentType } from 'react';
import {
  checkModule,
  CONTRACT_VERSION,
  isModuleCode,
  type Catalogues,
  type ModuleCode,
  type ModuleRelease,
} from 'shared-lib/contract';
import type { PartFailure, PartResult } from '../parts/LazyPart.tsx';
import {
  speaksContractOf,
  type ModuleChoices,
  type VersionChoice,
  type VersionReason,
} from './moduleChoices.ts';

/** Which part of a module: a page or a slot's component, by the name that `module.json` gives it. */
export interface PartName {
  module: string;
  kind: 'pages' | 'slots';
  name: string;
}

/** How a module stands on this page. */
export interface ModuleStatus {
  readonly module: string;
  readonly version: string;
  readonly reason: VersionReason;
  readonly base: string;
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Milliseconds from the first ask for its code until it was there; null before. */
  readonly loadMillis: number | null;
}

/** That a version has given way to another one. */
export interface FallBack {
  readonly module: string;
  readonly from: VersionChoice;
  readonly to: VersionChoice;
  readonly failure: PartFailure;
}

export interface ModuleRegistry {
  /** The version of each module that this page uses now; another list when one has given way to another. */
  releases(): readonly ModuleRelease[];
  /** How each module stands now; another list after each change. */
  statuses(): readonly ModuleStatus[];
  subscribe(listener: () => void): () => void;
  /** The version of a module that this page uses now. */
  choiceOf(module: string): VersionChoice | undefined;
  /** The part, when it has been loaded before; so that going back to a page shows it at once. */
  loaded(part: PartName): ComponentType | undefined;
  /**
   * Loads a part; when that fails, the module falls back on the next version that works. Never rejects; a failed load is
   * forgotten, so that the next call asks again.
   */
  load(part: PartName): Promise<PartResult>;
  /** Loads a part ahead of its use, once; a failure is left to whoever loads it. */
  prefetch(part: PartName): Promise<void>;
  /** Whether a version that throws now can give way to another: it has not shown yet that it works, and there is one. */
  canGiveWay(part: PartName, base: string): boolean;
  /** That a part has stood for a while: what it throws from now on is an ordinary error. */
  hasStood(part: PartName, base: string): void;
  /**
   * Falls back after a part threw when it was first shown.
   * @returns whether another version is in its place now; never rejects.
   */
  giveWay(part: PartName, base: string, error: unknown): Promise<boolean>;
}

/** What the registry needs of the page around it. */
export interface RegistryPorts {
  /** Loads a version's code half; rejects when it can't. */
  loadRemote: (choice: VersionChoice) => Promise<unknown>;
  /**
   * Asks the network for a script that failed, past the browser's cache: a copy that arrived broken would stay there under its
   * immutable address, and be run again instead of asked for again.
   */
  renewScript: (address: string) => Promise<unknown>;
  /** Is told of the texts that arrive with a version's code and with its parts. */
  onTexts: (module: string, catalogues: Catalogues) => void;
  onFallBack: (fallBack: FallBack) => void;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

/** What a module's container handed out is no code half. */
class NotAModule extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The script that a chunk load error is about, as webpack names it. */
const scriptOf = (error: unknown): string | undefined => {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

const keyOf = ({ kind, name }: PartName, base: string) => `${base}${kind}/${name}`;

const isNamed = ({ kind, name }: PartName, { manifest }: ModuleRelease) =>
  kind === 'pages'
    ? manifest.routes.some(({ page }) => page === name)
    : manifest.slots.some(({ component }) => component === name);

const Nothing: ComponentType = () => null;

/**
 * Keeps what has been loaded of the modules, and which version of each is in use.
 * @param modules the versions that this page may use, in order.
 */
export function createModuleRegistry(
  modules: readonly ModuleChoices[],
  { loadRemote, renewScript, onTexts, onFallBack, now }: RegistryPorts,
): ModuleRegistry {
  /** The versions that are left of each module, the one in use first. */
  const choices = new Map<string, readonly VersionChoice[]>(
    modules.map(({ module, choices: all }) => [module, all]),
  );
  const codes = new Map<string, Promise<ModuleCode>>();
  const states = new Map<string, Pick<ModuleStatus, 'state' | 'loadMillis'>>();
  const components = new Map<string, ComponentType>();
  /** What each version has brought of texts so far, by its base. */
  const texts = new Map<string, Catalogues[]>();
  const brokenScripts = new Map<string, string>();
  const stood = new Set<string>();
  const listeners = new Set<() => void>();

  const inUse = () => [...choices.values()].flatMap(([choice]) => choice ?? []);
  const describe = (): readonly ModuleStatus[] =>
    inUse().map(({ release, reason, base }) => ({
      module: release.manifest.name,
      version: release.version,
      reason,
      base,
      ...(states.get(base) ?? { state: 'idle', loadMillis: null }),
    }));
  let releases: readonly ModuleRelease[] = inUse().map(({ release }) => release);
  let statuses = describe();

  function changed() {
    statuses = describe();
    for (const listener of listeners) listener();
  }

  function become(base: string, state: ModuleStatus['state'], loadMillis?: number) {
    const known = states.get(base);
    if (known?.state === state && loadMillis === undefined) return;
    states.set(base, { state, loadMillis: loadMillis ?? known?.loadMillis ?? null });
    changed();
  }

  /** Adds texts that have arrived; those of a version that gave way meanwhile must not come over those of the one in its place. */
  function addTexts(module: string, choice: VersionChoice, catalogues: Catalogues) {
    texts.set(choice.base, [...(texts.get(choice.base) ?? []), catalogues]);
    if (choices.get(module)?.[0] === choice) onTexts(module, catalogues);
  }

  function codeOf(choice: VersionChoice): Promise<ModuleCode> {
    const { base, release } = choice;
    const known = codes.get(base);
    if (known) return known;
    const began = now();
    become(base, 'loading');
    const loading = loadRemote(choice).then((exports) => {
      const code = (exports as { default?: unknown } | null)?.default;
      if (!isModuleCode(code)) throw new NotAModule(`${release.manifest.name} has no code half`);
      become(base, 'loaded', Math.round(now() - began));
      addTexts(release.manifest.name, choice, code.catalogues);
      return code;
    });
    codes.set(base, loading);
    loading.catch(() => {
      codes.delete(base);
      become(base, 'idle');
    });
    return loading;
  }

  /** Loads a part of one version. */
  async function attempt(part: PartName, choice: VersionChoice): Promise<PartResult> {
    const fail = (reason: PartFailure['reason'], detail: string): PartResult => ({
      ok: false,
      failure: { reason, detail },
    });
    const { release, base } = choice;
    if (!speaksContractOf(release)) {
      const needed = release.manifest.contract;
      return fail(
        'contract',
        `${part.module} needs the contract ${needed}, the shell has ${CONTRACT_VERSION}`,
      );
    }
    const key = keyOf(part, base);
    try {
      const broken = brokenScripts.get(key);
      if (broken !== undefined && brokenScripts.delete(key)) await renewScript(broken);
      const code = await codeOf(choice);
      // Where there is no other version, its other parts may still serve.
      const [mismatch] = isLast(part.module, choice) ? [] : checkModule(release.manifest, code);
      if (mismatch !== undefined) return fail('contract', mismatch);
      const parts = code[part.kind];
      const lazy = Object.hasOwn(parts, part.name) ? parts[part.name] : undefined;
      if (!lazy) return fail('part-missing', `${part.module} has no ${part.name}`);
      const { default: Component, catalogues } = await lazy();
      if (!Component) return fail('part-missing', `${part.name} of ${part.module} has no default export`);
      if (catalogues) addTexts(part.module, choice, catalogues);
      components.set(key, Component);
      return { ok: true, Component };
    } catch (error) {
      const script = scriptOf(error);
      if (script) brokenScripts.set(key, script);
      return fail(error instanceof NotAModule ? 'not-a-module' : 'unreachable', messageOf(error));
    }
  }

  const isLast = (module: string, choice: VersionChoice) => choices.get(module)?.at(-1) === choice;

  /** The same for a version to fall back on, which may not have the part at all: then its pages are others. */
  async function attemptInstead(part: PartName, choice: VersionChoice): Promise<PartResult> {
    if (isNamed(part, choice.release)) return attempt(part, choice);
    try {
      await codeOf(choice);
      return { ok: true, Component: Nothing };
    } catch (error) {
      return { ok: false, failure: { reason: 'unreachable', detail: messageOf(error) } };
    }
  }

  /** Puts the next version that works in the place of one that failed; null when none does, and all stays as it is. */
  async function fallBack(
    part: PartName,
    failed: VersionChoice,
    failure: PartFailure,
  ): Promise<PartResult | null> {
    const { module } = part;
    for (const next of (choices.get(module) ?? []).slice(1)) {
      const result = await attemptInstead(part, next);
      const [current] = choices.get(module) ?? [];
      // Another part of the module was faster.
      if (current !== failed) return load(part);
      if (!result.ok) continue;
      const left = choices.get(module) ?? [];
      choices.set(module, left.slice(left.indexOf(next)));
      releases = inUse().map(({ release }) => release);
      for (const catalogues of texts.get(next.base) ?? []) onTexts(module, catalogues);
      onFallBack({ module, from: failed, to: next, failure });
      changed();
      return result;
    }
    return null;
  }

  async function load(part: PartName): Promise<PartResult> {
    const [current] = choices.get(part.module) ?? [];
    if (!current) {
      return { ok: false, failure: { reason: 'part-missing', detail: `There is no module ${part.module}` } };
    }
    const result = await attempt(part, current);
    if (result.ok) {
      become(current.base, 'loaded');
      return result;
    }
    if (choices.get(part.module)?.[0] !== current) return load(part);
    const instead = await fallBack(part, current, result.failure);
    if (instead) return instead;
    become(current.base, 'failed');
    return result;
  }

  const canGiveWay: ModuleRegistry['canGiveWay'] = (part, base) => {
    const known = choices.get(part.module) ?? [];
    // One that is not in use any more has given way already.
    return !stood.has(keyOf(part, base)) && (known[0]?.base !== base || known.length > 1);
  };

  return {
    releases: () => releases,
    statuses: () => statuses,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choiceOf: (module) => choices.get(module)?.[0],
    loaded: (part) => {
      const [current] = choices.get(part.module) ?? [];
      return current && components.get(keyOf(part, current.base));
    },
    load,
    async prefetch(part) {
      const [current] = choices.get(part.module) ?? [];
      if (
        !current ||
        states.get(current.base)?.state === 'failed' ||
        components.has(keyOf(part, current.base))
      )
        return;
      await attempt(part, current);
    },
    canGiveWay,
    hasStood: (part, base) => void stood.add(keyOf(part, base)),
    async giveWay(part, base, error) {
      const [current] = choices.get(part.module) ?? [];
      if (current && current.base !== base) return true;
      if (!current || !canGiveWay(part, base)) return false;
      const result = await fallBack(part, current, { reason: 'threw', detail: messageOf(error) });
      if (!result?.ok) become(base, 'failed');
      return result?.ok ?? false;
    },
  };
}
