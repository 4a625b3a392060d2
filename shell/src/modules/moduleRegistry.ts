import type { ComponentType } from 'react';
import type { PartFailure, PartResult } from '../parts/LazyPart.tsx';
import type { ModuleChoices, VersionChoice } from './moduleChoices.ts';
import { createPartLoader, messageOf, type LoaderPorts } from './partLoader.ts';
import { partKey, type PartName } from './partName.ts';
import { createVersionsInUse, type VersionsInUse } from './versionsInUse.ts';

/** That a version has given way to another one. */
export interface FallBack {
  readonly module: string;
  readonly from: VersionChoice;
  readonly to: VersionChoice;
  readonly failure: PartFailure;
}

export interface ModuleRegistry extends Pick<VersionsInUse, 'releases' | 'statuses' | 'subscribe'> {
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
export interface RegistryPorts extends LoaderPorts {
  onFallBack: (fallBack: FallBack) => void;
}

/**
 * The modules of this page: loads their parts, and lets a version that fails give way to another.
 * @param modules the versions that this page may use, in order.
 */
export function createModuleRegistry(
  modules: readonly ModuleChoices[],
  { onFallBack, ...ports }: RegistryPorts,
): ModuleRegistry {
  const versions = createVersionsInUse(modules);
  const loader = createPartLoader(versions, ports);
  const stood = new Set<string>();

  /** Puts the next version that works in the place of one that failed; null when none does, and all stays as it is. */
  async function fallBack(
    part: PartName,
    failed: VersionChoice,
    failure: PartFailure,
  ): Promise<PartResult | null> {
    const { module } = part;
    for (const next of versions.left(module).slice(1)) {
      const result = await loader.loadInstead(part, next);
      // Another part of the module was faster.
      if (versions.current(module) !== failed) return load(part);
      if (!result.ok) continue;
      loader.tellTexts(next);
      onFallBack({ module, from: failed, to: next, failure });
      versions.replaceBy(next);
      return result;
    }
    return null;
  }

  async function load(part: PartName): Promise<PartResult> {
    const current = versions.current(part.module);
    if (!current) {
      return { ok: false, failure: { reason: 'part-missing', detail: `There is no module ${part.module}` } };
    }
    const result = await loader.load(part, current);
    if (result.ok) {
      versions.become(current.base, 'loaded');
      return result;
    }
    if (versions.current(part.module) !== current) return load(part);
    const instead = await fallBack(part, current, result.failure);
    if (instead) return instead;
    versions.become(current.base, 'failed');
    return result;
  }

  const canGiveWay: ModuleRegistry['canGiveWay'] = (part, base) => {
    const left = versions.left(part.module);
    // One that is not in use any more has given way already.
    return !stood.has(partKey(part, base)) && (left[0]?.base !== base || left.length > 1);
  };

  const { releases, statuses, subscribe, current: choiceOf } = versions;
  return {
    releases,
    statuses,
    subscribe,
    choiceOf,
    loaded: (part) => {
      const current = choiceOf(part.module);
      return current && loader.loaded(part, current.base);
    },
    load,
    async prefetch(part) {
      const current = choiceOf(part.module);
      if (!current || versions.hasFailed(current.base) || loader.loaded(part, current.base)) return;
      await loader.load(part, current);
    },
    canGiveWay,
    hasStood: (part, base) => void stood.add(partKey(part, base)),
    async giveWay(part, base, error) {
      const current = choiceOf(part.module);
      if (current && current.base !== base) return true;
      if (!current || !canGiveWay(part, base)) return false;
      const result = await fallBack(part, current, { reason: 'threw', detail: messageOf(error) });
      if (!result?.ok) versions.become(base, 'failed');
      return result?.ok ?? false;
    },
  };
}
