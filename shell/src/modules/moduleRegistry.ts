import type { ComponentType } from 'react';
import type { PartFailure, PartResult } from '../parts/LazyPart.tsx';
import type { ModuleChoices, VersionChoice } from './moduleChoices.ts';
import { createPartLoader, messageOf, type LoaderPorts } from './partLoader.ts';
import { partKey, type PartName } from './partName.ts';
import { staggered } from './staggered.ts';
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
   * Loads a part. When its version fails, or keeps it waiting until another one is there, the module falls back on that. Never
   * rejects; a failed load is forgotten, so that the next call asks again.
   * @param again what is still on its way since an earlier call is given up, and asked for anew.
   */
  load(part: PartName, again?: boolean): Promise<PartResult>;
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
  /** Milliseconds for which a version is waited for before the next one is loaded beside it. */
  patienceWith: (choice: VersionChoice) => number;
}

const slow = (waited: number): PartFailure => ({ reason: 'slow', detail: `No answer within ${waited} ms` });

/**
 * The modules of this page: loads their parts, and lets a version that fails give way to another.
 * @param modules the versions that this page may use, in order.
 */
export function createModuleRegistry(
  modules: readonly ModuleChoices[],
  { onFallBack, patienceWith, ...ports }: RegistryPorts,
): ModuleRegistry {
  const versions = createVersionsInUse(modules);
  const loader = createPartLoader(versions, ports);
  const stood = new Set<string>();

  /**
   * Loads a part of the first of some versions that brings it; one that is not in use takes the place of those before it.
   * @param failure why the version in use can't serve, when it is not among them.
   */
  async function loadFirst(
    part: PartName,
    current: VersionChoice,
    choices: readonly VersionChoice[],
    failure?: PartFailure,
  ): Promise<PartResult> {
    const { module } = part;
    const { index, answer, failures } = await staggered(
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
      const others = versions.left(part.module).slice(1);
      const failure = { reason: 'threw', detail: messageOf(error) } as const;
      return (await loadFirst(part, current, others, failure)).ok;
    },
  };
}
