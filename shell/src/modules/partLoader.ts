import type { ComponentType } from 'react';
import {
  checkModule,
  CONTRACT_VERSION,
  isModuleCode,
  type Catalogs,
  type ModuleCode,
  type ModuleRelease,
} from 'shared-lib/contract';
import type { PartFailure, PartResult } from '../parts/LazyPart.tsx';
import { supportsContractOf, type VersionChoice } from './moduleChoices.ts';
import type { VersionsInUse } from './versionsInUse.ts';

/** The loader's dependencies. */
export interface LoaderPorts {
  /** Loads a version's code half; rejects on failure. */
  loadRemote: (choice: VersionChoice) => Promise<unknown>;
  /**
   * Refetches a failed script past the browser's cache. A corrupt copy would stay cached under its immutable
   * address and be run again.
   */
  renewScript: (address: string) => Promise<unknown>;
  /** Fails a version's pending requests, so they can be retried. */
  abandon: (base: string) => void;
  /** Receives the texts of a version and its parts while it is in use. */
  onTexts: (module: string, catalogues: Partial<Catalogs>) => void;
  /** Milliseconds on a monotonic clock. */
  now: () => number;
}

/** A part of a module: a page or a slot's component, by its name in `module.json`. */
export interface PartName {
  module: string;
  kind: 'pages' | 'slots';
  name: string;
}

/** Whether a version's static half has a part. */
export const hasPart = ({ kind, name }: PartName, { manifest }: ModuleRelease) =>
  kind === 'pages'
    ? manifest.routes.some(({ page }) => page === name)
    : manifest.slots.some(({ component }) => component === name);

/** A key for a part of a version. */
export const partKey = ({ kind, name }: PartName, base: string) => `${base}${kind}/${name}`;

/** The loaded parts, by version. */
export interface PartLoader {
  /** A version's part, if already loaded. */
  loaded(part: PartName, base: string): ComponentType | undefined;
  /** Loads a version's part. Never rejects; a failed load isn't cached, so the next call retries. */
  load(part: PartName, choice: VersionChoice): Promise<PartResult>;
  /** Like `load`, for a fallback version, which may not have the part because its pages differ. */
  loadInstead(part: PartName, choice: VersionChoice): Promise<PartResult>;
  /** Abandons a part's pending loads in these versions, so the next call starts over. */
  giveUp(part: PartName, choices: readonly VersionChoice[]): Promise<void>;
  /** Reports all texts a version has provided so far again. */
  tellTexts(choice: VersionChoice): void;
}

/** A module's container exposed something other than a code half. */
class NotAModule extends Error {}

/** The message of a thrown value. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The script a chunk load error refers to, as webpack names it. */
const scriptOf = (error: unknown): string | undefined => {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

const fail = (reason: PartFailure['reason'], detail: string): PartResult => ({
  ok: false,
  failure: { reason, detail },
});

/** How long an aborted load may take to settle, in milliseconds. */
const settleTimeout = 500;

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

const Nothing: ComponentType = () => null;

/** @param versions receives status changes. */
export function createPartLoader(
  versions: VersionsInUse,
  { loadRemote, renewScript, abandon, onTexts, now }: LoaderPorts,
): PartLoader {
  const codes = new Map<string, Promise<ModuleCode>>();
  const components = new Map<string, ComponentType>();
  /** Texts provided so far, by version base. */
  const texts = new Map<string, Partial<Catalogs>[]>();
  const brokenScripts = new Map<string, string>();
  const underWay = new Map<string, Promise<PartResult>>();

  /** Adds new texts. Those of a version replaced in the meantime must not override its replacement's. */
  function addTexts(choice: VersionChoice, catalogues: Partial<Catalogs>) {
    const { name } = choice.release.manifest;
    texts.set(choice.base, [...(texts.get(choice.base) ?? []), catalogues]);
    if (versions.current(name) === choice) onTexts(name, catalogues);
  }

  function codeOf(choice: VersionChoice): Promise<ModuleCode> {
    const { base, release } = choice;
    const known = codes.get(base);
    if (known) return known;
    const began = now();
    versions.become(base, 'loading');
    const loading = loadRemote(choice).then((exports) => {
      const code = (exports as { default?: unknown } | null)?.default;
      if (!isModuleCode(code)) throw new NotAModule(`${release.manifest.name} has no code half`);
      versions.become(base, 'loaded', Math.round(now() - began));
      addTexts(choice, code.catalogues);
      return code;
    });
    codes.set(base, loading);
    loading.catch(() => {
      codes.delete(base);
      versions.become(base, 'idle');
    });
    return loading;
  }

  async function attempt(part: PartName, choice: VersionChoice): Promise<PartResult> {
    const { release, base } = choice;
    if (!supportsContractOf(release)) {
      const needed = release.manifest.contract;
      return fail(
        'contract',
        `${part.module} needs the contract ${needed}, the shell has ${CONTRACT_VERSION}`,
      );
    }
    const key = partKey(part, base);
    try {
      const broken = brokenScripts.get(key);
      if (broken !== undefined && brokenScripts.delete(key)) await renewScript(broken);
      const code = await codeOf(choice);
      // If there is no other version, its other parts may still work.
      const isLast = versions.left(part.module).at(-1) === choice;
      const [mismatch] = isLast ? [] : checkModule(release.manifest, code);
      if (mismatch !== undefined) return fail('contract', mismatch);
      const parts = code[part.kind];
      const lazy = Object.hasOwn(parts, part.name) ? parts[part.name] : undefined;
      if (!lazy) return fail('part-missing', `${part.module} has no ${part.name}`);
      const { default: Component, catalogues } = await lazy();
      if (!Component) return fail('part-missing', `${part.name} of ${part.module} has no default export`);
      if (catalogues) addTexts(choice, catalogues);
      components.set(key, Component);
      return { ok: true, Component };
    } catch (error) {
      const script = scriptOf(error);
      if (script) brokenScripts.set(key, script);
      return fail(error instanceof NotAModule ? 'not-a-module' : 'unreachable', messageOf(error));
    }
  }

  const load: PartLoader['load'] = (part, choice) => {
    const key = partKey(part, choice.base);
    const loading = attempt(part, choice);
    underWay.set(key, loading);
    void loading.then(() => underWay.get(key) === loading && underWay.delete(key));
    return loading;
  };

  return {
    loaded: (part, base) => components.get(partKey(part, base)),
    load,
    async loadInstead(part, choice) {
      if (hasPart(part, choice.release)) return load(part, choice);
      try {
        await codeOf(choice);
        return { ok: true, Component: Nothing };
      } catch (error) {
        return fail('unreachable', messageOf(error));
      }
    },
    async giveUp(part, choices) {
      const waiting = choices.flatMap(({ base }) => {
        const loading = underWay.get(partKey(part, base));
        if (loading) abandon(base);
        return loading ?? [];
      });
      // The next call joins a load that can't be aborted.
      if (waiting.length > 0) await Promise.race([Promise.all(waiting), pause(settleTimeout)]);
    },
    tellTexts(choice) {
      for (const catalogues of texts.get(choice.base) ?? [])
        onTexts(choice.release.manifest.name, catalogues);
    },
  };
}
