import { Worker } from 'node:worker_threads';
import { releasesOf } from '../../build/assemble.ts';
import type { ModuleName } from '../../build/workspaces.ts';
import type { ModuleManifest } from '../../shared-lib/src/contract/index.ts';
import type { ContractsReport } from './contractsWorker.ts';
import { inBatches } from './inBatches.ts';

export interface ContractsOptions {
  readonly log: (line: string) => void;
  /** The release document has changed. */
  readonly onRelease: () => void;
}

/** Checks the modules' two halves against each other, and makes the release document out of them. */
export class Contracts {
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

  /** Takes note of changed files, absolute paths; a check follows when one of them is a half of a contract. */
  onChange(files: Iterable<string>): void {
    this.#checkAgain(
      [...files].filter((file) => /[\\/]mf-[a-z]+[\\/](module\.json|src[\\/]module\.ts)$/.test(file)),
    );
  }

  /** The release document as JSON. For a module that is broken, it has the last state that worked. */
  async releases(): Promise<string> {
    await this.#firstCheck;
    return this.#document();
  }

  /** The last static half of a module that was valid; undefined when none ever was. */
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
    if (this.#isBroken && problems.length === 0) this.#log('all modules fit');
    this.#isBroken = problems.length > 0;
  }
}

/** In a thread of its own, since a thread reads a source module only once. */
function readContracts(): Promise<ContractsReport> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./contractsWorker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ manifests: new Map(), problems: [String(error)] }));
  });
}
