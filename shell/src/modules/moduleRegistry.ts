import type { ComponentType } from 'react';
import type { PartFailure, PartResult } from '../parts/LazyPart.tsx';
import type { ModuleChoices, VersionChoice } from './moduleChoices.ts';
import { createPartLoader, messageOf, partKey, type LoaderPorts, type PartName } from './partLoader.ts';
import { raceStaggered } from './raceStaggered.ts';
import { createVersionsInUse, type VersionsInUse } from './versionsInUse.ts';

/** A version that was replaced by its fallback. */
export interface Fallback {
  readonly module: string;
  readonly from: VersionChoice;
  readonly to: VersionChoice;
  readonly failure: PartFailure;
}

export interface ModuleRegistry extends Pick<VersionsInUse, 'releases' | 'statuses' | 'subscribe'> {
  /** The version of a module currently in use. */
  choiceOf(module: string): VersionChoice | undefined;
  /** The part if it is already loaded, so going back to a page shows it immediately. */
  loaded(part: PartName): ComponentType | undefined;
  /**
   * Loads a part. If its version fails, or is slower than a fallback, the module falls back. Never rejects. A
   * failed load isn't cached, so the next call retries.
   * @param again abandons a pending load and starts a new one.
   */
  load(part: PartName, again?: boolean): Promise<PartResult>;
  /** Loads a part in advance, once; failures surface when it is actually loaded. */
  prefetch(part: PartName): Promise<void>;
  /** Whether a version that throws can be replaced: it hasn't proven itself yet, and there is a fallback. */
  canGiveWay(part: PartName, base: string): boolean;
  /** Reports that a part has proven itself; what it throws from now on is an ordinary error. */
  hasStood(part: PartName, base: string): void;
  /**
   * Falls back after a part threw on first render.
   * @returns whether another version replaced it; never rejects.
   */
  giveWay(part: PartName, base: string, error: unknown): Promise<boolean>;
}

/** The registry's dependencies. */
export interface RegistryPorts extends LoaderPorts {
  onFallBack: (fallBack: Fallback) => void;
  /** How long to wait for a version before loading the next one in parallel, in milliseconds. */
  patienceWith: (choice: VersionChoice) => number;
}

const slow = (waited: number): PartFailure => ({ reason: 'slow', detail: `No answer within ${waited} ms` });

/**
 * Creates the page's module registry, which loads parts and replaces versions that fail.
 * @param modules the versions this page may use, in order.
 */
export function createModuleRegistry(
  modules: readonly ModuleChoices[],
  { onFallBack, patienceWith, ...ports }: RegistryPorts,
): ModuleRegistry {
  const versions = createVersionsInUse(modules);
  const loader = createPartLoader(versions, ports);
  const stood = new Set<string>();

  /**
   * Loads a part from the first version that provides it; if that isn't the version in use, it replaces it.
   * @param failure why the version in use can't be used, if it isn't among them.
   */
  async function loadFirst(
    part: PartName,
    current: VersionChoice,
    choices: readonly VersionChoice[],
    failure?: PartFailure,
  ): Promise<PartResult> {
    const { module } = part;
    const { index, answer, failures } = await raceStaggered(
      choices.map((choice) => ({
        run: () => (choice === current ? loader.load(part, choice) : loader.loadInstead(part, choice)),
        patience: patienceWith(choice),
      })),
    );
    const arrived = choices[index];
    if (answer.ok && arrived === current) {
      versions.become(current.base, 'loaded');
      return answer;
    }
    // Another part of the module was faster.
    if (versions.current(module) !== current) return load(part);
    if (!answer.ok || !arrived) {
      versions.become(current.base, 'failed');
      return answer;
    }
    const failed = failures.get(0);
    const reason = failure ?? (failed && !failed.ok ? failed.failure : slow(patienceWith(current)));
    loader.tellTexts(arrived);
    onFallBack({ module, from: current, to: arrived, failure: reason });
    versions.replaceBy(arrived);
    return answer;
  }

  const load: ModuleRegistry['load'] = async (part, again = false) => {
    if (again) await loader.giveUp(part, versions.left(part.module));
    const current = versions.current(part.module);
    if (!current) {
      return { ok: false, failure: { reason: 'part-missing', detail: `There is no module ${part.module}` } };
    }
    return loadFirst(part, current, versions.left(part.module));
  };

  const canGiveWay: ModuleRegistry['canGiveWay'] = (part, base) => {
    const left = versions.left(part.module);
    // A version no longer in use has already been replaced.
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
      const others = versions.left(part.module).slice(1);
      const failure = { reason: 'threw', detail: messageOf(error) } as const;
      return (await loadFirst(part, current, others, failure)).ok;
    },
  };
}
