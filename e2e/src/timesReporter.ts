import { relative, resolve } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { allProcesses, secondsOfTree } from '../../scripts/test/times/processorTime.ts';
import { appendReading, readingsIn, readingsVariable } from '../../scripts/test/times/times.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Records the processor time of each browser test, its worker and browser included, when `npm test` asks for it. The product
 * serves several tests at once, so its time is one line.
 */
export default class TimesReporter implements Reporter {
  readonly #keeps = process.env[readingsVariable] !== undefined;
  /** Each worker's process, by the worker's number. */
  readonly #processes = new Map<number, number>();
  /** Processor time in seconds that each worker had used when its last test ended. */
  readonly #used = new Map<number, number>();
  /** The seconds before the first line of the test that each worker runs. */
  readonly #setup = new Map<number, number>();
  /** Processor time in seconds of the other processes that Playwright started: the product, with its build. */
  #ofProduct = 0;

  #processOf(worker: number): number | undefined {
    if (!this.#processes.has(worker)) {
      const reported = readingsIn(process.env[readingsVariable]!).filter((line) => 'worker' in line);
      for (const { worker: index, pid } of reported) this.#processes.set(index, pid);
    }
    return this.#processes.get(worker);
  }

  /** Seconds that a worker used since its last test ended; 0 for a worker that has exited. */
  #usedSince(worker: number, all = allProcesses()): number {
    const pid = this.#processOf(worker);
    const used = pid === undefined ? 0 : secondsOfTree(all, pid);
    return Math.max(0, used - (this.#used.get(worker) ?? 0));
  }

  onStepEnd(_: TestCase, { workerIndex }: TestResult, { category, title }: TestStep): void {
    if (this.#keeps && category === 'hook' && title === 'Before Hooks')
      this.#setup.set(workerIndex, this.#usedSince(workerIndex));
  }

  onTestEnd({ location }: TestCase, { workerIndex, duration }: TestResult): void {
    if (!this.#keeps || workerIndex < 0) return;
    const all = allProcesses();
    const cores = this.#usedSince(workerIndex, all);
    const setup = this.#setup.get(workerIndex) ?? 0;
    this.#used.set(workerIndex, (this.#used.get(workerIndex) ?? 0) + cores);
    this.#setup.delete(workerIndex);
    const workers = new Set(this.#processes.values());
    this.#ofProduct = all
      .filter(({ pid, parent }) => parent === process.pid && !workers.has(pid))
      .reduce((sum, { pid }) => sum + secondsOfTree(all, pid), 0);
    appendReading({ name: relative(root, location.file), tests: 1, seconds: duration / 1000, cores, setup });
  }

  onEnd(): void {
    if (this.#keeps)
      appendReading({ shared: 'the product that the tests share, with its build', cores: this.#ofProduct });
  }
}
