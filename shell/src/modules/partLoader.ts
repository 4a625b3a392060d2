import type { ComponentType } from 'react';
import {
  checkModule,
  CONTRACT_VERSION,
  isModuleCode,
  type Catalogues,
  type ModuleCode,
} from 'shared-lib/contract';
import type { PartFailure, PartResult } from '../parts/LazyPart.tsx';
import { speaksContractOf, type VersionChoice } from './moduleChoices.ts';
import { isNamed, partKey, type PartName } from './partName.ts';
import type { VersionsInUse } from './versionsInUse.ts';

/** What loading needs of the page around it. */
export interface LoaderPorts {
  /** Loads a version's code half; rejects when it can't. */
  loadRemote: (choice: VersionChoice) => Promise<unknown>;
  /**
   * Asks the network for a script that failed, past the browser's cache: a copy that arrived broken would stay there under its
   * immutable address, and be run again instead of asked for again.
   */
  renewScript: (address: string) => Promise<unknown>;
  /** Fails what is still on its way of a version, so that it can be asked for anew. */
  abandon: (base: string) => void;
  /** Is told of the texts that arrive with a version's code and with its parts, while it is in use. */
  onTexts: (module: string, catalogues: Partial<Catalogues>) => void;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

/** What has been loaded of the modules, by version. */
export interface PartLoader {
  /** A part of a version, when it has been loaded before. */
  loaded(part: PartName, base: string): ComponentType | undefined;
  /** Loads a part of a version. Never rejects; a failed load is forgotten, so that the next call asks again. */
  load(part: PartName, choice: VersionChoice): Promise<PartResult>;
  /** The same for a version to fall back on, which may not have the part at all: then its pages are others. */
  loadInstead(part: PartName, choice: VersionChoice): Promise<PartResult>;
  /** Stops waiting for a part in all of the given versions, so that the next call asks for it anew. */
  giveUp(part: PartName, choices: readonly VersionChoice[]): Promise<void>;
  /** Tells again of all texts that a version has brought so far. */
  tellTexts(choice: VersionChoice): void;
}

/** What a module's container handed out is no code half. */
class NotAModule extends Error {}

/** What was thrown, in words. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The script that a chunk load error is about, as webpack names it. */
const scriptOf = (error: unknown): string | undefined => {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

const fail = (reason: PartFailure['reason'], detail: string): PartResult => ({
  ok: false,
  failure: { reason, detail },
});

/** Milliseconds in which what was given up has failed. */
const endsWithin = 500;

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

const Nothing: ComponentType = () => null;

/** @param versions is told how each version stands. */
export function createPartLoader(
  versions: VersionsInUse,
  { loadRemote, renewScript, abandon, onTexts, now }: LoaderPorts,
): PartLoader {
  const codes = new Map<string, Promise<ModuleCode>>();
  const components = new Map<string, ComponentType>();
  /** What each version has brought of texts so far, by its base. */
  const texts = new Map<string, Partial<Catalogues>[]>();
  const brokenScripts = new Map<string, string>();
  const underWay = new Map<string, Promise<PartResult>>();

  /** Adds texts that have arrived; those of a version that gave way meanwhile must not come over those of the one in its place. */
  function addTexts(choice: VersionChoice, catalogues: Partial<Catalogues>) {
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
    if (!speaksContractOf(release)) {
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
      // Where there is no other version, its other parts may still serve.
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
      if (isNamed(part, choice.release)) return load(part, choice);
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
      // What can't be given up is joined again.
      if (waiting.length > 0) await Promise.race([Promise.all(waiting), pause(endsWithin)]);
    },
    tellTexts(choice) {
      for (const catalogues of texts.get(choice.base) ?? [])
        onTexts(choice.release.manifest.name, catalogues);
    },
  };
}
