import { Worker } from 'node:worker_threads';
import { releasesOf } from '../../build/assemble.ts';
import type { ModuleName } from '../../build/workspaces.ts';
import type { ModuleManifest } from '../../shared-lib/src/contract/index.ts';
import type { ContractsReport } from './contractsWorker.ts';
import { inBatches } from './inBatches.ts';

export interface ContractsOptions {
  readonly log: (line: string) => void;
  /** Called when the release document changes. */
  readonly onRelease: () => void;
}

/** Checks the two halves of each module's contract against each other and builds the release document from them. */
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
    if (this.#isBroken && problems.length === 0) this.#log('all modules fit');
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
