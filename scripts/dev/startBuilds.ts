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

/** What is built with hot reload, and what checks the files that change on the way. */
export interface Builds {
  readonly builds: readonly HotBuild[];
  readonly contracts: Contracts;
  /** Stops watching; resolves when nothing of it runs any more. */
  readonly close: () => Promise<void>;
}

/** Begins to build workspaces with hot reload, to lint what changes, and to check the modules' contracts. */
export function startBuilds({ root, names, mode, children, log }: BuildsOptions): Builds {
  const lint = new Lint({ root, children, log: (line) => log('lint', line) });
  const contracts = new Contracts({
    log: (line) => log('contract', line),
    onRelease: () => {
      // Every page has the shell. Without a hot shell, we can't know which modules a page has.
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
    await Promise.all([lint.close(), ...builds.map((build) => build.close())]);
  };
  return { builds, contracts, close };
}
