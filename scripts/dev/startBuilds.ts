import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { releasesOf } from '../../build/assemble.ts';
import type { BuildName, ModuleName } from '../../build/workspaces.ts';
import type { ModuleManifest } from '../../shared-lib/src/contract/index.ts';
import type { ChildProcesses } from '../start/ChildProcesses.ts';
import { HotBuild, type HotMode } from './HotBuild.ts';
import type { ContractsReport } from './contractsWorker.ts';
import { inBatches } from './inBatches.ts';

export interface BuildsOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly names: readonly BuildName[];
  readonly mode: HotMode;
  readonly children: ChildProcesses;
  readonly log: (source: string, line: string) => void;
}

interface ContractsOptions {
  readonly log: (line: string) => void;
  /** Called when the release document changes. */
  readonly onRelease: () => void;
}

/** Checks the two halves of each module's contract against each other and builds the release document from them. */
class Contracts {
  readonly #log: (line: string) => void;
  readonly #onRelease: () => void;
  readonly #manifests = new Map<ModuleName, ModuleManifest>();
  readonly #firstCheck: Promise<void>;
  readonly #checkAgain: (files: Iterable<string>) => void;
  readonly #startedAt = new Date().toISOString();
  #isBroken = false;

  constructor({ log, onRelease }: ContractsOptions) {
    this.#log = log;
    this.#onRelease = onRelease;
    this.#firstCheck = this.#check();
    this.#checkAgain = inBatches(async () => {
      await this.#firstCheck;
      const before = this.#document();
      await this.#check();
      if (this.#document() !== before) this.#onRelease();
    });
  }

  /** Records changed files (absolute paths). A check follows if one is half of a contract. */
  onChange(files: Iterable<string>): void {
    this.#checkAgain(
      [...files].filter((file) => /[\\/]mf-[a-z]+[\\/](module\.json|src[\\/]module\.ts)$/.test(file)),
    );
  }

  /** The release document as JSON, with the last valid contract of each broken module. */
  async releases(): Promise<string> {
    await this.#firstCheck;
    return this.#document();
  }

  /** The module's last valid static half; undefined if there never was one. */
  async manifest(name: ModuleName): Promise<ModuleManifest | undefined> {
    await this.#firstCheck;
    return this.#manifests.get(name);
  }

  #document(): string {
    return JSON.stringify(releasesOf(this.#manifests, this.#startedAt));
  }

  async #check(): Promise<void> {
    const { manifests, problems } = await readContracts();
    for (const [name, manifest] of manifests) this.#manifests.set(name, manifest);
    for (const line of problems.flatMap((problem) => problem.split('\n'))) this.#log(line);
    if (this.#isBroken && problems.length === 0) this.#log('all modules are compatible');
    this.#isBroken = problems.length > 0;
  }
}

/** Runs in a separate thread because a thread loads each source module only once. */
function readContracts(): Promise<ContractsReport> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./contractsWorker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ manifests: new Map(), problems: [String(error)] }));
  });
}

/** The hot-reloaded builds, and the checks of changed files. */
export interface Builds {
  readonly builds: readonly HotBuild[];
  readonly contracts: Contracts;
  /** Stops watching; resolves when everything has stopped. */
  readonly close: () => Promise<void>;
}

interface LintOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly children: ChildProcesses;
  readonly log: (line: string) => void;
}

/** Lints changed source files as `npm test` does. */
class Lint {
  readonly #root: string;
  readonly #children: ChildProcesses;
  readonly #log: (line: string) => void;
  readonly #add: (files: Iterable<string>) => void;
  /** Files that had problems when last linted. */
  readonly #failing = new Set<string>();

  constructor({ root, children, log }: LintOptions) {
    this.#root = root;
    this.#children = children;
    this.#log = log;
    this.#add = inBatches((files) => this.#lint(files.filter((file) => existsSync(file))));
  }

  /** Records changed files (absolute paths). */
  onChange(files: Iterable<string>): void {
    this.#add([...files].filter((file) => /\.tsx?$/.test(file)));
  }

  async #lint(files: readonly string[]): Promise<void> {
    if (files.length === 0) return;
    const lines = await this.#runOxlint(files);
    for (const line of lines) this.#log(line);
    for (const file of files.map((path) => relative(this.#root, path))) {
      if (lines.some((line) => line.startsWith(`${file}:`))) this.#failing.add(file);
      else if (this.#failing.delete(file)) this.#log(`${file} has no more problems`);
    }
  }

  async #runOxlint(files: readonly string[]): Promise<readonly string[]> {
    const lines: string[] = [];
    await this.#children.run({
      args: [join('node_modules', 'oxlint', 'bin', 'oxlint'), '--format=unix', ...files],
      directory: this.#root,
      // Other lines are empty or the total.
      onLine: (line) => {
        if (/:\d+:\d+: /.test(line)) lines.push(line);
      },
    });
    return lines;
  }
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
