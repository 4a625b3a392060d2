import { setTimeout as pause } from 'node:timers/promises';

/** A service did not take what was sent to it, however often it was tried. Its message is a line for a person. */
export class SeedingStopped extends Error {
  constructor(what: string, attempts: number, cause: Error) {
    const [reason = ''] = cause.message.split('\n');
    const began = what.charAt(0).toUpperCase() + what.slice(1);
    super(
      `${began} were not taken in ${attempts} attempts (${reason}). Seed again: it goes on where it stopped.`,
      { cause },
    );
    this.name = 'SeedingStopped';
  }
}

/** Milliseconds between two attempts. The SDK's own attempts, of a minute together, come before each. */
const pauses = [1000, 2000, 4000, 8000];

/**
 * Codes of what may come right by itself. gRPC's: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL (a connection that broke),
 * UNAVAILABLE; those of firebase-admin and of Node for requests of HTTP.
 */
const passing: ReadonlySet<unknown> = new Set([
  4,
  8,
  10,
  13,
  14,
  'app/network-error',
  'app/network-timeout',
  'ECONNRESET',
  'ETIMEDOUT',
]);

const mayPass = (error: unknown): error is Error =>
  error instanceof Error && passing.has((error as { code?: unknown }).code);

/**
 * Does something that may be done twice, and again where a busy machine kept it from being answered.
 * @param what in words, in the plural: `the documents` @param wait resolves after so many milliseconds
 * @throws SeedingStopped when it was answered none of the times; the error of `act` when trying again is of no use
 */
export const persistently = async <Result>(
  what: string,
  act: () => Promise<Result>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (!mayPass(error)) throw error;
      const next = pauses[attempt];
      if (next === undefined) throw new SeedingStopped(what, attempt + 1, error);
      await wait(next);
    }
  }
};
