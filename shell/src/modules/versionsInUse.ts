import type { ModuleRelease } from 'shared-lib/contract';
import type { ModuleChoices, VersionChoice, VersionReason } from './moduleChoices.ts';

/** A module's status on this page. */
export interface ModuleStatus {
  readonly module: string;
  readonly version: string;
  readonly reason: VersionReason;
  readonly base: string;
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Milliseconds it took to load its code; null until then. */
  readonly loadMillis: number | null;
}

/** The version of each module in use, and its status. */
export interface VersionsInUse {
  /** The version of each module in use; a new array whenever one is replaced. */
  releases(): readonly ModuleRelease[];
  /** The status of each module; a new array after each change. */
  statuses(): readonly ModuleStatus[];
  subscribe(listener: () => void): () => void;
  /** A module's remaining versions, the one in use first; empty for an unknown module. */
  left(module: string): readonly VersionChoice[];
  current(module: string): VersionChoice | undefined;
  /** Replaces the versions before this one with it. */
  replaceBy(choice: VersionChoice): void;
  /** Records a version's status and its load time. */
  become(base: string, state: ModuleStatus['state'], loadMillis?: number): void;
  hasFailed(base: string): boolean;
}

/** @param modules the versions this page may use, in order. */
export function createVersionsInUse(modules: readonly ModuleChoices[]): VersionsInUse {
  const choices = new Map<string, readonly VersionChoice[]>(
    modules.map(({ module, choices: all }) => [module, all]),
  );
  const states = new Map<string, Pick<ModuleStatus, 'state' | 'loadMillis'>>();
  const listeners = new Set<() => void>();

  const inUse = () => [...choices.values()].flatMap(([choice]) => choice ?? []);
  const releasesInUse = () => inUse().map(({ release }) => release);
  const describe = (): readonly ModuleStatus[] =>
    inUse().map(({ release, reason, base }) => ({
      module: release.manifest.name,
      version: release.version,
      reason,
      base,
      ...(states.get(base) ?? { state: 'idle', loadMillis: null }),
    }));
  let releases: readonly ModuleRelease[] = releasesInUse();
  let statuses = describe();

  function changed() {
    statuses = describe();
    for (const listener of listeners) listener();
  }

  const left = (module: string) => choices.get(module) ?? [];
  return {
    releases: () => releases,
    statuses: () => statuses,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    left,
    current: (module) => left(module)[0],
    replaceBy(choice) {
      const { name } = choice.release.manifest;
      choices.set(name, left(name).slice(left(name).indexOf(choice)));
      releases = releasesInUse();
      changed();
    },
    become(base, state, loadMillis) {
      const known = states.get(base);
      if (known?.state === state && loadMillis === undefined) return;
      states.set(base, { state, loadMillis: loadMillis ?? known?.loadMillis ?? null });
      changed();
    },
    hasFailed: (base) => states.get(base)?.state === 'failed',
  };
}
