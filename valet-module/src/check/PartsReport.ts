import { Worker } from 'node:worker_threads';

/** How long the page may be unresponsive, in milliseconds: a busy machine takes seconds. */
const stall = 10_000;

/**
 * Ends a process that no longer responds, from another thread. `beats` counts while it responds; `at` has the index of
 * the part that ran last.
 */
const watchdog = `
const { workerData: { beats, at, shownAt, names, stall }, parentPort } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let [problems, last, since] = [[], -1, Date.now()];
parentPort.on('message', (told) => { problems = told; });
setInterval(() => {
  const count = Atomics.load(beats, 0);
  if (count !== last) [last, since] = [count, Date.now()];
  if (Date.now() - since < stall) return;
  const part = Atomics.load(at, 0);
  const after = Math.max(0, Math.floor((since - shownAt[part]) / 1000));
  const problem = part < 0 ? 'The module stops responding when it is loaded.'
    : names[part] + ' stops responding ' + (after === 0 ? 'when it is shown.' : after + ' s after it is shown.');
  writeSync(1, JSON.stringify({ problems: [...problems, problem], globals: [] }) + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, 200);
`;

const shared = (bytes: number) => new SharedArrayBuffer(bytes);

const words = (error: unknown) => {
  const { message, stack } = (error ?? {}) as Partial<Error>;
  const [file] = /assets\/[\w.~-]+\.js(:\d+)*/.exec(stack ?? '') ?? [];
  return `${message || String(error)}${file === undefined ? '' : ` (${file})`}`;
};

/** Collects the problems of the parts that a page shows: what, where, and how long after they were shown. */
export class PartsReport {
  readonly #names: readonly string[];
  readonly #found = new Set<string>();
  readonly #told = new Set<string>();
  readonly #at = new Int32Array(shared(4));
  readonly #shownAt: Float64Array;
  readonly #worker: Worker;

  /** @param names of the parts */
  constructor(names: readonly string[]) {
    this.#names = names;
    this.#at[0] = -1;
    this.#shownAt = new Float64Array(shared(8 * Math.max(1, names.length)));
    const beats = new Int32Array(shared(4));
    const workerData = { beats, at: this.#at, shownAt: this.#shownAt, names, stall };
    this.#worker = new Worker(watchdog, { eval: true, workerData });
    setInterval(() => Atomics.add(beats, 0, 1), 100);
  }

  get problems(): ReadonlySet<string> {
    return this.#found;
  }

  /** A part’s code begins to run. */
  enter(name: string) {
    Atomics.store(this.#at, 0, this.#names.indexOf(name));
  }

  /** A part is shown from now on. */
  opened(name: string) {
    this.#shownAt[this.#names.indexOf(name)] = Date.now();
  }

  add(problem: string) {
    this.#found.add(problem);
    this.#worker.postMessage([...this.#found]);
  }

  /** @param name null if the part is unknown */
  threw(name: string | null, error: unknown) {
    const said = `${name}: ${words(error)}`;
    // A timer may throw the same error repeatedly.
    if (this.#told.has(said)) return;
    this.#told.add(said);
    const since = this.#shownAt[this.#names.indexOf(name ?? '')] ?? Date.now();
    const after = Math.floor((Date.now() - since) / 1000);
    const when = after === 0 ? 'when it is shown' : `${after} s after it is shown`;
    this.add(
      name === null
        ? `A part throws while it is shown: ${words(error)}.`
        : `${name} throws ${when}: ${words(error)}.`,
    );
  }
}
