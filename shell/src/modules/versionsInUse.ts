import type { ModuleRelease } from 'shared-lib/contract';
import type { ModuleChoices, VersionChoice, VersionReason } from './moduleChoices.ts';

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

/** Which version of each module the page uses, and how it stands. */
export interface VersionsInUse {
  /** The version of each module that is in use now; another list when one has given way to another. */
  releases(): readonly ModuleRelease[];
  /** How each module stands now; another list after each change. */
  statuses(): readonly ModuleStatus[];
  subscribe(listener: () => void): () => void;
  /** The versions that are left of a module, the one in use first; none of a module that is not known. */
  left(module: string): readonly VersionChoice[];
  /** The version in use. */
  current(module: string): VersionChoice | undefined;
  /** Puts a version that is left in the place of those before it. */
  replaceBy(choice: VersionChoice): void;
  /** Notes how a version stands, and the time that its code took. */
  become(base: string, state: ModuleStatus['state'], loadMillis?: number): void;
  hasFailed(base: string): boolean;
}

/** @param modules the versions that this page may use, in order. */
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
