import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names the file that a check's processes append readings to. Unset when a test is run by hand. */
export const readingsVariable = 'TEST_READINGS_FILE';

/** A check's file of readings, relative to the repository's root. */
export const readingsOf = (check: string): string => `coverage/times/${check}.jsonl`;

/** What one process used for a suite, or for one test of it. */
export interface Reading {
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
export interface SharedReading {
  readonly shared: string;
  /** Processor seconds. */
  readonly cores: number;
}

/** Identifies the process of a Playwright worker. */
export interface WorkerReading {
  readonly worker: number;
  readonly pid: number;
}

export type Line = Reading | SharedReading | WorkerReading;

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
