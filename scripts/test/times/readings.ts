import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names the file that the processes of a check add their readings to. Unset when a test is run by hand. */
export const readingsVariable = 'TEST_READINGS_FILE';

/** Where the readings of a check are, from the repository's root. */
export const readingsOf = (check: string): string => `coverage/times/${check}.jsonl`;

/** What one process used for one suite, or for one test of it. */
export interface Reading {
  /** The suite's path from the repository's root. */
  readonly name: string;
  readonly tests: number;
  /** Seconds by the clock. */
  readonly seconds: number;
  /** Seconds of processor time: of the process, its browser, and what it started and waited for. */
  readonly cores: number;
  /** The part of `cores` before the first test: loading modules, starting a browser. */
  readonly setup: number;
}

/** Processor time that belongs to no suite alone, such as that of the product that the browser tests visit. */
export interface SharedReading {
  readonly shared: string;
  /** Seconds of processor time. */
  readonly cores: number;
}

/** Tells which process is which of Playwright's workers. */
export interface WorkerReading {
  readonly worker: number;
  readonly pid: number;
}

export type Line = Reading | SharedReading | WorkerReading;

/** Adds a line to the file of readings, if this run keeps one. Several processes may do so at once. */
export function keepReading(reading: Line): void {
  const file = process.env[readingsVariable];
  if (file) appendFileSync(file, `${JSON.stringify(reading)}\n`);
}

/** The readings of a check that has ended; none when it kept none. */
export const readingsIn = (file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : [];
