import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ChildProcesses } from '../start/ChildProcesses.ts';
import { inBatches } from './inBatches.ts';

export interface LintOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly children: ChildProcesses;
  readonly log: (line: string) => void;
}

/** Lints changed source files as `npm test` does. */
export class Lint {
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
