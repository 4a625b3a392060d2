import type { BuildName } from '../../build/workspaces.ts';
import type { ChildProcesses } from '../start/ChildProcesses.ts';
import { Contracts } from './Contracts.ts';
import { HotBuild, type HotMode } from './HotBuild.ts';
import { Lint } from './Lint.ts';

export interface BuildsOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly names: readonly BuildName[];
  readonly mode: HotMode;
  readonly children: ChildProcesses;
  readonly log: (source: string, line: string) => void;
}

/** The hot-reloaded builds, and the checks of changed files. */
export interface Builds {
  readonly builds: readonly HotBuild[];
  readonly contracts: Contracts;
  /** Stops watching; resolves when everything has stopped. */
  readonly close: () => Promise<void>;
}

/** Starts hot-reload builds of the workspaces, linting of changed files and contract checks. */
export function startBuilds({ root, names, mode, children, log }: BuildsOptions): Builds {
  const lint = new Lint({ root, children, log: (line) => log('lint', line) });
  const contracts = new Contracts({
    log: (line) => log('contract', line),
    onRelease: () => {
      // Every page has the shell; without a hot shell, a page's modules are unknown.
      const shell = builds.find(({ name }) => name === 'shell');
      for (const build of shell ? [shell] : builds) build.reloadPages();
    },
  });
  const builds = names.map(
    (name) =>
      new HotBuild({
        name,
        mode,
        log: (line) => log(name, line),
        onChange: (files) => {
          lint.onChange(files);
          contracts.onChange(files);
        },
      }),
  );
  const close = async () => {
    await Promise.all(builds.map((build) => build.close()));
  };
  return { builds, contracts, close };
}
