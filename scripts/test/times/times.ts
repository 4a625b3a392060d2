import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names the file that a check's processes append readings to. Unset when a test is run by hand. */
export const readingsVariable = 'TEST_READINGS_FILE';

/** A check's file of readings, relative to the repository's root. */
export const readingsOf = (check: string): string => `coverage/times/${check}.jsonl`;

/** The time that one process used for a suite, or for one test in it. */
interface Reading {
  /** The suite's path relative to the repository's root. */
  readonly name: string;
  readonly tests: number;
  /** Wall-clock seconds. */
  readonly seconds: number;
  /** Processor seconds of the process, its browser, and the child processes it waited for. */
  readonly cores: number;
  /** The part of `cores` before the first test: loading modules, starting a browser. */
  readonly setup: number;
}

/** Processor time not attributable to one suite, e.g. of the product the browser tests visit. */
interface SharedReading {
  readonly shared: string;
  /** Processor seconds. */
  readonly cores: number;
}

/** Identifies the process of a Playwright worker. */
interface WorkerReading {
  readonly worker: number;
  readonly pid: number;
}

type Line = Reading | SharedReading | WorkerReading;

/** Appends a line to the file of readings, if this run keeps one. Safe for concurrent processes. */
export function appendReading(reading: Line): void {
  const file = process.env[readingsVariable];
  if (file) appendFileSync(file, `${JSON.stringify(reading)}\n`);
}

/** The readings of a finished check; empty if it kept none. */
export const readingsIn = (file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : [];

/** The times of one check. */
export interface CheckTime {
  readonly check: string;
  /** Each suite once, most expensive first. */
  readonly suites: readonly Reading[];
  /** Processor seconds by consumer. */
  readonly shared: Readonly<Record<string, number>>;
}

const total = (all: readonly Reading[], field: Exclude<keyof Reading, 'name'>): number =>
  all.reduce((sum, reading) => sum + reading[field], 0);

const together = (name: string, all: readonly Reading[]): Reading => ({
  name,
  tests: total(all, 'tests'),
  seconds: total(all, 'seconds'),
  cores: total(all, 'cores'),
  setup: total(all, 'setup'),
});

/** Adds up a check's readings. */
export function timeOf(check: string, readings: readonly Line[]): CheckTime {
  const ofSuites = readings.filter((reading) => 'name' in reading);
  const shared = Map.groupBy(
    readings.filter((reading) => 'shared' in reading),
    (reading) => reading.shared,
  );
  return {
    check,
    suites: [...Map.groupBy(ofSuites, ({ name }) => name)]
      .map(([name, all]) => together(name, all))
      .toSorted((one, other) => other.cores - one.cores),
    shared: Object.fromEntries(
      [...shared].map(([name, all]) => [name, all.reduce((sum, { cores }) => sum + cores, 0)]),
    ),
  };
}

const row = ({ name, cores, setup, seconds, tests }: Reading): string =>
  [
    cores.toFixed(1).padStart(8),
    setup.toFixed(1).padStart(8),
    seconds.toFixed(1).padStart(9),
    String(tests).padStart(7),
    `  ${name}`,
  ].join('');

/**
 * The lines of a check's table.
 * @param most how many suites to list; the others are summed in one line
 */
export function tableOf({ check, suites, shared }: CheckTime, max: number): string[] {
  const rest = suites.slice(max);
  return [
    check,
    `${'core s'.padStart(8)}${'setup'.padStart(8)}${'clock s'.padStart(9)}${'tests'.padStart(7)}`,
    ...suites.slice(0, max).map(row),
    ...(rest.length > 0 ? [row(together(`(${rest.length} more)`, rest))] : []),
    row(together('all', suites)),
    ...Object.entries(shared).map(
      ([name, cores]) => `${cores.toFixed(1).padStart(8)}${' '.repeat(26)}${name}`,
    ),
  ];
}
